import type { Closure, GarageFacts } from '@garage/contracts/garage';
import type { Language } from '@garage/contracts/languages';
import { localizedPath } from '@garage/contracts/page-addresses';
import type { BreadcrumbList, Graph, ImageGallery, Thing } from 'schema-dts';
import type { Crumb } from '../../src/app/entry-server.tsx';
import type { GalleryText, PageContent } from '../../src/components/content/site-content.ts';
import { plainPicture } from '../../src/components/content/site-picture.ts';
import { serviceNumber } from '../../src/config/service-page.ts';
import { garageId, repairShop, webSite } from './structured-garage.ts';
import { offerCatalogue, offerData, serviceData } from './structured-services.ts';

export interface StructuredDataParts {
  garage: GarageFacts;
  closures: Closure[];
  language: Language;
  publicUrl: string;
  sharePicture: string;
  /** What the page shows. */
  content: PageContent;
  /** From the home page to this one; one entry is the home page itself. */
  crumbs: Crumb[];
}

/**
 * What search engines and maps may know about the garage and about what the page shows, as schema.org names it: types
 * and properties are those of its vocabulary, or the compiler refuses them. Cars for sale are on the pages of
 * marketplaces; the site knows none of its own.
 */
export function structuredData(parts: StructuredDataParts): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      repairShop(parts),
      ...(parts.crumbs.length > 1 ? [breadcrumb(parts)] : [webSite(parts)]),
      ...servicesOf(parts),
      ...(parts.content.gallery ? [imageGallery(parts.content.gallery, parts)] : []),
    ],
  };
}

function servicesOf({ content, crumbs, ...place }: StructuredDataParts): Thing[] {
  const { services, home } = content;
  const number = serviceNumber(crumbs.at(-1)?.path ?? '/');
  const own = services?.items.find(({ id }) => id === number);
  return [
    ...(own ? [serviceData(own, place)] : []),
    ...(services && !own ? [offerCatalogue(services, place)] : []),
    ...(home?.offers ?? []).map((offer) => offerData(offer, place)),
  ];
}

function breadcrumb({ crumbs, language, publicUrl, garage }: StructuredDataParts): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + localizedPath(path, language, garage),
    })),
  };
}

function imageGallery(
  { pictures }: GalleryText,
  { language, publicUrl, garage, crumbs }: StructuredDataParts,
): ImageGallery {
  const { name, path } = crumbs.at(-1) ?? { name: '', path: '/' };
  return {
    '@type': 'ImageGallery',
    name,
    url: publicUrl + localizedPath(path, language, garage),
    inLanguage: language,
    about: garageId(publicUrl),
    image: pictures.map(({ picture, alt }) => ({
      '@type': 'ImageObject',
      contentUrl: publicUrl + plainPicture(picture).src,
      caption: alt,
    })),
  };
}
