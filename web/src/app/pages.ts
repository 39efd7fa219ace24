import type { TFunction } from 'i18next';
import type { GarageFacts } from '@garage/contracts/garage';
import type { ContentKey } from '../lib/content/site-content.ts';
import { lazyPage, type LazyPage } from './lazy-page.ts';

export interface PageMeta {
  title: string;
  description: string;
}

type Translate = TFunction<['common', 'layout', 'home', 'garage', 'contact', 'team', 'services', 'legal']>;

export interface Page {
  /** Address without language. */
  path: string;
  /** Its name in menus and breadcrumbs: `layout:navigation.…`. */
  label: 'home' | 'team' | 'services' | 'contact' | 'privacy' | 'terms' | 'imprint';
  /** Its source, by which the server finds the built file to preload. */
  source: string;
  component: LazyPage;
  /** Texts of the content service that the page shows. */
  content?: ContentKey[];
  meta: (t: Translate, garage: GarageFacts) => PageMeta;
}

/** The addresses of the public site. Header, sitemap and languages follow from it. */
export const PAGES: Page[] = [
  {
    path: '/',
    label: 'home',
    source: 'src/pages/home-page.tsx',
    component: lazyPage(() => import('../pages/home-page.tsx')),
    content: ['services-teaser'],
    meta: (t, garage) => ({
      title: t('home:meta.title', { name: garage.name, city: garage.address.city }),
      description: t('home:meta.description', {
        name: garage.name,
        city: garage.address.city,
        brands: garage.brands.join(', '),
      }),
    }),
  },
  {
    path: '/services',
    label: 'services',
    source: 'src/pages/services-page.tsx',
    component: lazyPage(() => import('../pages/services-page.tsx')),
    content: ['services'],
    meta: (t, garage) => ({
      title: t('services:meta.title', { name: garage.name }),
      description: t('services:meta.description', {
        name: garage.name,
        city: garage.address.city,
        brands: garage.brands.join(', '),
      }),
    }),
  },
  {
    path: '/team',
    label: 'team',
    source: 'src/pages/team-page.tsx',
    component: lazyPage(() => import('../pages/team-page.tsx')),
    content: ['team'],
    meta: (t, garage) => ({
      title: t('team:meta.title', { name: garage.name }),
      description: t('team:meta.description', { name: garage.name, city: garage.address.city }),
    }),
  },
  {
    path: '/contact',
    label: 'contact',
    source: 'src/pages/contact-page.tsx',
    component: lazyPage(() => import('../pages/contact-page.tsx')),
    meta: (t, garage) => ({
      title: t('contact:meta.title', { name: garage.name }),
      description: t('contact:meta.description', { name: garage.name, city: garage.address.city }),
    }),
  },
  {
    path: '/privacy',
    label: 'privacy',
    source: 'src/pages/privacy-page.tsx',
    component: lazyPage(() => import('../pages/privacy-page.tsx')),
    content: ['privacy'],
    meta: (t, garage) => ({
      title: t('legal:privacy.metaTitle', { name: garage.name }),
      description: t('legal:privacy.metaDescription', { name: garage.name, city: garage.address.city }),
    }),
  },
  {
    path: '/terms',
    label: 'terms',
    source: 'src/pages/terms-page.tsx',
    component: lazyPage(() => import('../pages/terms-page.tsx')),
    content: ['terms'],
    meta: (t, garage) => ({
      title: t('legal:terms.metaTitle', { name: garage.name }),
      description: t('legal:terms.metaDescription', { name: garage.name, city: garage.address.city }),
    }),
  },
  {
    path: '/imprint',
    label: 'imprint',
    source: 'src/pages/imprint-page.tsx',
    component: lazyPage(() => import('../pages/imprint-page.tsx')),
    content: ['imprint'],
    meta: (t, garage) => ({
      title: t('legal:imprint.metaTitle', { name: garage.name }),
      description: t('legal:imprint.metaDescription', { name: garage.name, city: garage.address.city }),
    }),
  },
];

/** The page at an address without language; undefined is a 404. */
export function findPage(path: string): Page | undefined {
  const address = path === '/' ? path : path.replace(/\/$/, '');
  return PAGES.find((page) => page.path === address);
}

/** Title and description of any address, also of one that does not exist. */
export function pageMeta(path: string, t: Translate, garage: GarageFacts): PageMeta {
  const page = findPage(path);
  if (page) return page.meta(t, garage);
  return { title: t('layout:notFound.title', { name: garage.name }), description: t('layout:notFound.help') };
}
