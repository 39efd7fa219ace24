import type { SitePage } from '@garage/contracts/editors';

const PAGE_NAMES = {
  '/': 'home',
  '/404': 'notFound',
  '/about': 'about',
  '/booking': 'booking',
  '/contact': 'contact',
  '/gallery': 'gallery',
  '/imprint': 'imprint',
  '/privacy': 'privacy',
  '/services': 'services',
  '/team': 'team',
  '/terms': 'terms',
  '/vehicles': 'vehicles',
} as const;

export type PreviewPath = keyof typeof PAGE_NAMES;

/** On which pages of the site an editor's fields are to be seen, the most telling first. */
export const PREVIEW_PATHS: Record<SitePage, readonly [PreviewPath, ...PreviewPath[]]> = {
  hero: ['/'],
  slogan: ['/'],
  'home-images': ['/'],
  services: ['/services', '/'],
  about: ['/about', '/'],
  team: ['/team'],
  gallery: ['/gallery'],
  offers: ['/'],
  vehicles: ['/vehicles'],
  contact: ['/contact', '/'],
  booking: ['/booking'],
  legal: ['/imprint', '/terms', '/privacy'],
  site: ['/', '/404'],
};

/** Sections whose fields are to be seen elsewhere than on the editor's first page. */
const SECTION_PATHS: Partial<Record<SitePage, Readonly<Record<string, PreviewPath>>>> = {
  about: { home: '/' },
  contact: { home: '/', review: '/' },
  legal: { agb: '/terms', datenschutz: '/privacy' },
  site: { notFound: '/404' },
};

/** Where what somebody writes in a section is to be seen. */
export function previewPath(page: SitePage, sectionId: string): PreviewPath {
  return SECTION_PATHS[page]?.[sectionId] ?? PREVIEW_PATHS[page][0];
}

/** What the page is called among the texts. */
export const pageName = (path: PreviewPath) => PAGE_NAMES[path];
