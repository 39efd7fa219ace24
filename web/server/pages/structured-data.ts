import {
  WEEKDAYS,
  type Closure,
  type GarageFacts,
  type PaymentMethod,
  type Weekday,
} from '@garage/contracts/garage';
import type { Language } from '@garage/contracts/languages';
import type { Crumb } from '../../src/app/entry-server.tsx';
import type { GalleryText, ServicesText } from '../../src/components/content/site-content.ts';
import { plainPicture } from '../../src/components/content/site-picture.ts';
import { localizedPath } from '../../src/lib/languages.ts';
import { offerCatalogue } from './offer-catalogue.ts';

const SCHEMA = 'https://schema.org';
const PAYMENT_NAMES: Record<PaymentMethod, string> = {
  cash: 'Cash',
  card: 'Credit Card',
  invoice: 'Invoice',
  twint: 'TWINT',
};

export interface StructuredDataParts {
  garage: GarageFacts;
  closures: Closure[];
  language: Language;
  publicUrl: string;
  sharePicture: string;
  /** Pictures that are what the page is about. */
  gallery?: GalleryText | null | undefined;
  /** The list of services, on its own page. */
  services?: ServicesText | null | undefined;
  /** From the home page to this one; one entry is the home page itself. */
  crumbs: Crumb[];
}

type Data = Record<string, unknown>;

/** What search engines may know about the garage: its facts, as schema.org names them. */
export function structuredData(parts: StructuredDataParts): Data {
  const graph = [repairShop(parts)];
  if (parts.crumbs.length > 1) graph.push(breadcrumb(parts));
  if (parts.services) {
    const page = parts.publicUrl + localizedPath(parts.crumbs.at(-1)?.path ?? '/', parts.language);
    graph.push(offerCatalogue(parts.services, parts.publicUrl, page));
  }
  if (parts.gallery) graph.push(imageGallery(parts.gallery, parts));
  return { '@context': SCHEMA, '@graph': graph };
}

function repairShop({ garage, closures, language, publicUrl, sharePicture }: StructuredDataParts): Data {
  const { address, location, rating } = garage;
  const profiles = Object.values(garage.social).filter((url) => url !== null);
  return withoutEmpty({
    '@type': 'AutoRepair',
    '@id': `${publicUrl}/#garage`,
    name: garage.name,
    slogan: garage.tagline,
    description: garage.description[language] ?? garage.description.de,
    url: `${publicUrl}/`,
    image: publicUrl + sharePicture,
    logo: `${publicUrl}/icon-512.png`,
    telephone: garage.phone,
    email: garage.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressRegion: garage.canton ?? undefined,
      addressCountry: address.country,
    },
    geo: location && { '@type': 'GeoCoordinates', ...location },
    areaServed: location &&
      garage.serviceRadiusMetres && {
        '@type': 'GeoCircle',
        geoMidpoint: { '@type': 'GeoCoordinates', ...location },
        geoRadius: garage.serviceRadiusMetres,
      },
    openingHoursSpecification: openingHours(garage.openingHours),
    specialOpeningHoursSpecification: closures.map((closure) => closedDays(closure)),
    foundingDate: String(garage.foundedYear),
    brand: garage.brands.map((name) => ({ '@type': 'Brand', name })),
    priceRange: garage.priceRange,
    paymentAccepted: garage.paymentMethods.map((method) => PAYMENT_NAMES[method]).join(', '),
    currenciesAccepted: 'CHF',
    sameAs: profiles,
    aggregateRating: rating && {
      '@type': 'AggregateRating',
      ratingValue: rating.value,
      reviewCount: rating.reviews,
    },
  });
}

/** What staff have not filled in is left out. */
function withoutEmpty(data: Data): Data {
  return Object.fromEntries(
    Object.entries(data).filter(
      ([, value]) =>
        value !== null &&
        value !== undefined &&
        value !== '' &&
        !(Array.isArray(value) && value.length === 0),
    ),
  );
}

/** One entry per block of hours, with all the days that have it. */
function openingHours(hours: GarageFacts['openingHours']): Data[] {
  const days = new Map<string, Weekday[]>();
  for (const day of WEEKDAYS) {
    for (const { from, to } of hours[day]) {
      const block = `${from} ${to}`;
      days.set(block, [...(days.get(block) ?? []), day]);
    }
  }
  return [...days].map(([block, weekdays]) => {
    const [opens, closes] = block.split(' ');
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdays.map((day) => `${SCHEMA}/${day.charAt(0).toUpperCase()}${day.slice(1)}`),
      opens,
      closes,
    };
  });
}

/** Search engines read "from midnight to midnight" as closed all day. */
function closedDays({ from, to }: Closure): Data {
  return {
    '@type': 'OpeningHoursSpecification',
    opens: '00:00',
    closes: '00:00',
    validFrom: from,
    validThrough: to,
  };
}

function breadcrumb({ crumbs, language, publicUrl }: StructuredDataParts): Data {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + localizedPath(path, language),
    })),
  };
}

function imageGallery({ pictures }: GalleryText, { language, publicUrl, crumbs }: StructuredDataParts): Data {
  const { name, path } = crumbs.at(-1) ?? { name: '', path: '/' };
  return {
    '@type': 'ImageGallery',
    name,
    url: publicUrl + localizedPath(path, language),
    inLanguage: language,
    about: { '@id': `${publicUrl}/#garage` },
    image: pictures.map(({ picture, alt }) => {
      const { src, width, height } = plainPicture(picture);
      return { '@type': 'ImageObject', contentUrl: publicUrl + src, width, height, caption: alt };
    }),
  };
}
