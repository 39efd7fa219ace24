import {
  WEEKDAYS,
  type Closure,
  type GarageFacts,
  type PaymentMethod,
  type Weekday,
} from '@garage/contracts/garage';
import { LANGUAGES, type Language } from '@garage/contracts/languages';
import { localizedPath } from '@garage/contracts/page-addresses';
import type { AutoRepair, DayOfWeek, OpeningHoursSpecification, WebSite } from 'schema-dts';
import { BOOKING_PAGE } from '../../src/config/booking-page.ts';

const PAYMENT_NAMES: Record<PaymentMethod, string> = {
  cash: 'Cash',
  card: 'Credit Card',
  invoice: 'Invoice',
  twint: 'TWINT',
};
const DAYS: Record<Weekday, DayOfWeek> = {
  monday: 'https://schema.org/Monday',
  tuesday: 'https://schema.org/Tuesday',
  wednesday: 'https://schema.org/Wednesday',
  thursday: 'https://schema.org/Thursday',
  friday: 'https://schema.org/Friday',
  saturday: 'https://schema.org/Saturday',
  sunday: 'https://schema.org/Sunday',
};

interface GarageParts {
  garage: GarageFacts;
  closures: Closure[];
  language: Language;
  publicUrl: string;
  sharePicture: string;
}

/** Names the garage in whatever else is said about it. */
export function garageId(publicUrl: string): { '@id': string } {
  return { '@id': `${publicUrl}/#garage` };
}

/** The garage by its facts. What staff have not filled in is undefined, which JSON leaves out. */
export function repairShop(parts: GarageParts): AutoRepair {
  const { garage, closures, language, publicUrl, sharePicture } = parts;
  const { address, location, rating } = garage;
  const place = location ? ({ '@type': 'GeoCoordinates', ...location } as const) : undefined;
  return {
    '@type': 'AutoRepair',
    ...garageId(publicUrl),
    name: garage.name,
    slogan: garage.tagline || undefined,
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
    geo: place,
    areaServed:
      place && garage.serviceRadiusMetres
        ? { '@type': 'GeoCircle', geoMidpoint: place, geoRadius: garage.serviceRadiusMetres }
        : undefined,
    openingHoursSpecification: openingHours(garage.openingHours),
    specialOpeningHoursSpecification: some(closures.map(closedDays)),
    foundingDate: String(garage.foundedYear),
    brand: some(garage.brands.map((name) => ({ '@type': 'Brand', name }) as const)),
    priceRange: garage.priceRange ?? undefined,
    paymentAccepted: garage.paymentMethods.map((method) => PAYMENT_NAMES[method]).join(', ') || undefined,
    currenciesAccepted: 'CHF',
    sameAs: some(Object.values(garage.social).filter((url) => url !== null)),
    aggregateRating: rating
      ? { '@type': 'AggregateRating', ratingValue: rating.value, reviewCount: rating.reviews }
      : undefined,
    potentialAction: {
      '@type': 'ReserveAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate:
          garage.links.externalBooking ?? publicUrl + localizedPath(BOOKING_PAGE, language, garage),
      },
    },
  };
}

/** By what name the site itself is listed. */
export function webSite({ garage, publicUrl }: Pick<GarageParts, 'garage' | 'publicUrl'>): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    name: garage.name,
    url: `${publicUrl}/`,
    inLanguage: LANGUAGES,
    publisher: garageId(publicUrl),
  };
}

/** Undefined is none. */
function some<Item>(items: readonly Item[]): readonly Item[] | undefined {
  return items.length > 0 ? items : undefined;
}

/** One entry per block of hours, with all the days that have it. */
function openingHours(hours: GarageFacts['openingHours']): OpeningHoursSpecification[] {
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
      dayOfWeek: weekdays.map((day) => DAYS[day]),
      opens,
      closes,
    };
  });
}

/** Search engines read "from midnight to midnight" as closed all day. */
function closedDays({ from, to }: Closure): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    opens: '00:00',
    closes: '00:00',
    validFrom: from,
    validThrough: to,
  };
}
