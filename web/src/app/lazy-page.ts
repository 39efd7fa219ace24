import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { trackedImport } from './page-loading.ts';

export type LazyPage = LazyExoticComponent<ComponentType> & {
  /** Fetches the page's files ahead of its first rendering. */
  load: () => Promise<unknown>;
};

/** A page whose files are fetched when it is first shown. */
export function lazyPage(importPage: () => Promise<{ default: ComponentType }>): LazyPage {
  let loading: ReturnType<typeof importPage> | undefined;
  const load = () => (loading ??= trackedImport(importPage)());
  return Object.assign(lazy(load), { load });
}
