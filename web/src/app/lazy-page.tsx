import { lazy, useState, type ComponentType } from 'react';
import { trackedImport } from './page-loading.ts';

export interface LazyPage {
  (): React.ReactNode;
  /** Fetches the page's files ahead of its first rendering. */
  load: () => Promise<unknown>;
}

/** A page whose files are fetched when it is first shown; one that is here already is shown at once. */
export function lazyPage(importPage: () => Promise<{ default: ComponentType }>): LazyPage {
  let loading: ReturnType<typeof importPage> | undefined;
  let loaded: ComponentType | undefined;
  const load = () =>
    (loading ??= trackedImport(importPage)().then((module) => {
      loaded = module.default;
      return module;
    }));
  const Later = lazy(load);

  function Page() {
    // One or the other as long as the page is shown: to React, a change would be another page.
    const [Shown] = useState(() => loaded ?? Later);
    return <Shown />;
  }
  return Object.assign(Page, { load });
}
