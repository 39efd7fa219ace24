import type { TFunction } from 'i18next';
import { APPOINTMENT_PAGE_PATH } from '@garage/contracts/booking';
import type { SiteGarage } from '../components/garage/garage-context.tsx';
import type { ServiceText } from '../components/content/services-text.ts';
import type { ContentKey, PageContent } from '../components/content/site-content.ts';
import type { PageMetaText } from '../components/content/text-parts.ts';
import { BOOKING_PAGE } from '../config/booking-page.ts';
import { serviceNumber, SERVICES_PAGE } from '../config/service-page.ts';
import type { VisitorTexts } from './i18n/all-texts.ts';
import { lazyPage, type LazyPage } from './lazy-page.tsx';

export interface PageMeta {
  title: string;
  description: string;
}

type Translate = TFunction<(keyof VisitorTexts)[]>;

export interface Page {
  /** Address without language; with a part that begins with a colon it stands for many. */
  path: string;
  /** Its name in menus and breadcrumbs: `layout:navigation.…`. */
  label:
    | 'home'
    | 'about'
    | 'gallery'
    | 'team'
    | 'services'
    | 'vehicles'
    | 'contact'
    | 'booking'
    | 'privacy'
    | 'terms'
    | 'imprint';
  /** Its source, by which the server finds the built file to preload. */
  source: string;
  component: LazyPage;
  /** Belongs to whoever has its link: no search engine and no sitemap learns of it. */
  isUnlisted?: true;
  /** Texts of the content service that the page shows. */
  content?: ContentKey[];
  /** What is called by its own name at an address that stands for many; null is nothing, a 404. */
  nameAt?: (path: string, content: PageContent) => string | null;
  /** Among the texts, what search engines show of the page in the garage's own words. */
  ownMeta?: (content: PageContent) => PageMetaText | null | undefined;
  /** The same in ours. */
  meta: (t: Translate, garage: SiteGarage, content: PageContent, path: string) => PageMeta;
}

const ServicesPage = lazyPage(() => import('../pages/services-page.tsx'));

/** The page of each service. */
const SERVICE_PAGE: Page = {
  path: `${SERVICES_PAGE}/:service`,
  label: 'services',
  source: 'src/pages/services-page.tsx',
  component: ServicesPage,
  content: ['services'],
  nameAt: (path, content) => {
    // What is not known at the moment may well be there.
    if (!content.services) return '';
    return serviceAt(path, content)?.name ?? null;
  },
  meta: (t, garage, content, path) => {
    const service = serviceAt(path, content);
    const { name, address } = garage;
    return {
      title: service
        ? t('services:meta.service', { service: service.name, city: address.city, name })
        : t('services:meta.title', { name }),
      description: inOwnWords(garage, service?.text) ?? t('services:intro'),
    };
  },
};

function serviceAt(path: string, { services }: PageContent): ServiceText | undefined {
  const number = serviceNumber(path);
  return services?.items.find(({ id }) => id === number);
}

/** The addresses of the public site. Sitemap and languages follow from it; the header chooses among them. */
export const PAGES: Page[] = [
  {
    path: '/',
    label: 'home',
    source: 'src/pages/home-page.tsx',
    component: lazyPage(() => import('../pages/home-page.tsx')),
    content: ['home', 'services-teaser', 'map'],
    ownMeta: ({ home }) => home?.meta,
    meta: (t, garage, { home }) => ({
      title: t('home:meta.title', { name: garage.name, city: garage.address.city }),
      description: inOwnWords(garage, home?.hero?.lead) ?? t('home:meta.description', { name: garage.name }),
    }),
  },
  {
    path: '/about',
    label: 'about',
    source: 'src/pages/about-page.tsx',
    component: lazyPage(() => import('../pages/about-page.tsx')),
    content: ['about'],
    ownMeta: ({ about }) => about?.meta,
    meta: (t, garage) => ({
      title: t('about:meta.title', { name: garage.name }),
      description: t('about:meta.description', {
        name: garage.name,
        city: garage.address.city,
        year: garage.foundedYear,
      }),
    }),
  },
  {
    path: SERVICES_PAGE,
    label: 'services',
    source: 'src/pages/services-page.tsx',
    component: ServicesPage,
    content: ['services'],
    ownMeta: ({ services }) => services?.meta,
    meta: (t, garage) => ({
      title: t('services:meta.title', { name: garage.name }),
      description: t('services:meta.description', {
        name: garage.name,
        city: garage.address.city,
        brands: garage.brands.join(', '),
      }),
    }),
  },
  SERVICE_PAGE,
  {
    path: '/vehicles',
    label: 'vehicles',
    source: 'src/pages/vehicles-page.tsx',
    component: lazyPage(() => import('../pages/vehicles-page.tsx')),
    content: ['vehicles'],
    ownMeta: ({ vehicles }) => vehicles?.meta,
    meta: (t, garage, { vehicles }) => ({
      title: t('vehicles:meta.title', { name: garage.name }),
      description:
        inOwnWords(garage, vehicles?.intro) ?? t('vehicles:meta.description', { name: garage.name }),
    }),
  },
  {
    path: '/gallery',
    label: 'gallery',
    source: 'src/pages/gallery-page.tsx',
    component: lazyPage(() => import('../pages/gallery-page.tsx')),
    content: ['gallery'],
    ownMeta: ({ gallery }) => gallery?.meta,
    meta: (t, garage) => ({
      title: t('gallery:meta.title', { name: garage.name }),
      description: t('gallery:meta.description', { name: garage.name, city: garage.address.city }),
    }),
  },
  {
    path: '/team',
    label: 'team',
    source: 'src/pages/team-page.tsx',
    component: lazyPage(() => import('../pages/team-page.tsx')),
    content: ['team'],
    ownMeta: ({ team }) => team?.meta,
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
    content: ['contact', 'map'],
    ownMeta: ({ contact }) => contact?.meta,
    meta: (t, garage) => ({
      title: t('contact:meta.title', { name: garage.name }),
      description: t('contact:meta.description', { name: garage.name, city: garage.address.city }),
    }),
  },
  {
    path: BOOKING_PAGE,
    label: 'booking',
    source: 'src/pages/booking-page.tsx',
    component: lazyPage(() => import('../pages/booking-page.tsx'), 'booking'),
    content: ['booking', 'booking-page'],
    ownMeta: (content) => content['booking-page']?.meta,
    meta: (t, garage) => ({
      title: t('booking:meta.title', { name: garage.name }),
      description: t('booking:meta.description', { name: garage.name, city: garage.address.city }),
    }),
  },
  {
    path: APPOINTMENT_PAGE_PATH,
    label: 'booking',
    source: 'src/pages/appointment-page.tsx',
    component: lazyPage(() => import('../pages/appointment-page.tsx'), 'appointment'),
    isUnlisted: true,
    meta: (t, garage) => ({
      title: t('appointment:meta.title', { name: garage.name }),
      description: t('appointment:meta.description', { name: garage.name }),
    }),
  },
  {
    path: '/privacy',
    label: 'privacy',
    source: 'src/pages/privacy-page.tsx',
    component: lazyPage(() => import('../pages/privacy-page.tsx')),
    content: ['privacy', 'providers'],
    ownMeta: ({ privacy }) => privacy?.meta,
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
    ownMeta: ({ terms }) => terms?.meta,
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
    ownMeta: ({ imprint }) => imprint?.meta,
    meta: (t, garage) => ({
      title: t('legal:imprint.metaTitle', { name: garage.name }),
      description: t('legal:imprint.metaDescription', { name: garage.name, city: garage.address.city }),
    }),
  },
];

/** What the garage says of itself; what it has not said, nobody says for it. */
function inOwnWords({ name, address }: SiteGarage, words: string | undefined): string | undefined {
  return words ? `${name}, ${address.city}: ${words}` : undefined;
}

/** The page at an address without language; undefined is a 404. */
export function findPage(path: string): Page | undefined {
  const address = path === '/' ? path : path.replace(/\/$/, '');
  return (
    PAGES.find((page) => page.path === address) ??
    (serviceNumber(address) === null ? undefined : SERVICE_PAGE)
  );
}

/** Whether the page has nothing at this address: a 404. */
export function isMissing(path: string, content: PageContent): boolean {
  const page = findPage(path);
  return !page || page.nameAt?.(path, content) === null;
}

/** Title and description of any address, also of one that does not exist. */
export function pageMeta(path: string, t: Translate, garage: SiteGarage, content: PageContent): PageMeta {
  const page = findPage(path);
  if (page && !isMissing(path, content)) {
    const own = page.ownMeta?.(content);
    const { title, description } = page.meta(t, garage, content, path);
    return { title: own?.title || title, description: own?.description || description };
  }
  return { title: t('layout:notFound.title', { name: garage.name }), description: t('layout:notFound.help') };
}
