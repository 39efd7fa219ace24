import type { ReactNode } from 'react';
import type { ThirdPartyName } from './consent.ts';
import type { SitePicture } from '../content/site-picture.ts';

/** By the width of the window where it differs: styles that set `--loaded-height`. */
export type LoadedHeight = { '--loaded-height': string } & Record<
  `@media ${string}`,
  { '--loaded-height': string }
>;

/** How a feature hands what it shows of others to the one that asks before loading it. */
export interface ThirdPartyProps {
  name: ThirdPartyName;
  /** Where it is loaded from; its provider is named and asked for. */
  url: string;
  /** What it is and whose. */
  title: string;
  loadLabel: string;
  /** Ways to the same thing without loading it here. */
  links: ReactNode;
  /** Our own picture behind the question. */
  picture?: SitePicture | null | undefined;
  /** Whether that picture is the first of its page, and so fetched at once. */
  priority?: boolean | undefined;
  /** How high that is, as the style `--loaded-height`. */
  height: LoadedHeight;
  /** What is loaded, once the visitor has allowed it. */
  children: ReactNode;
}
