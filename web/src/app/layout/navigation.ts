import { findPage, type Page } from '../pages.ts';

const pages = (paths: string[]): Page[] => paths.flatMap((path) => findPage(path) ?? []);

/** What header, menu and footer link to, in this order; only pages that exist. */
export const MAIN_NAVIGATION: Page[] = pages([
  '/',
  '/about',
  '/services',
  '/vehicles',
  '/gallery',
  '/team',
  '/contact',
]);

export const LEGAL_NAVIGATION: Page[] = pages(['/privacy', '/terms', '/imprint']);
