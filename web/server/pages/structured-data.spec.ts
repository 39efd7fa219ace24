import { describe, expect, it } from '@jest/globals';
import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import type { Closure, GarageFacts } from '@garage/contracts/garage';
import { SITE_CONTENT } from '../../src/testing/site-content.ts';
import { structuredData, type StructuredDataParts } from './structured-data.ts';

const HOME = { name: 'Accueil', path: '/' };
const SERVICES = { name: 'Prestations', path: '/services' };
const EXTERNAL = { ...DEFAULT_GARAGE.links, externalBooking: 'https://booking.example/garage' };

type Data = Record<string, unknown>;

/** As it is written into the page. */
function graphOf(parts: Partial<StructuredDataParts> = {}): Data[] {
  const data = structuredData({
    garage: DEFAULT_GARAGE,
    closures: [],
    language: 'fr',
    publicUrl: 'https://garage.example',
    sharePicture: '/share.jpg',
    content: {},
    crumbs: [HOME],
    ...parts,
  });
  return (JSON.parse(JSON.stringify(data)) as { '@graph': Data[] })['@graph'];
}

function shop(facts: Partial<GarageFacts> = {}, closures: Closure[] = []): Data {
  return graphOf({ garage: { ...DEFAULT_GARAGE, ...facts }, closures })[0] ?? {};
}

/** A garage whose visits are booked there. */
const bookedAt = (urlTemplate: string) => ({
  potentialAction: { '@type': 'ReserveAction', target: { urlTemplate } },
});
const typed = (graph: Data[], type: string) => graph.filter((part) => part['@type'] === type);

it('structured data say what the facts say', () => {
  expect(shop()).toMatchObject({
    '@type': 'AutoRepair',
    name: 'Garage Muster AG',
    description: DEFAULT_GARAGE.description.fr,
    telephone: '+41 52 000 00 00',
    email: 'info@garage-muster.example',
    url: 'https://garage.example/',
    image: 'https://garage.example/share.jpg',
    foundingDate: '1950',
    address: {
      streetAddress: 'Werkstrasse 12',
      postalCode: '8400',
      addressLocality: 'Musterwil',
      addressRegion: 'ZH',
      addressCountry: 'CH',
    },
    paymentAccepted: 'Cash, Credit Card, Invoice, TWINT',
  });
  expect(shop().brand).toContainEqual({ '@type': 'Brand', name: 'Škoda' });
});

it('structured data list each block of opening hours once, with its days; closed days do not appear', () => {
  const hours = shop().openingHoursSpecification as { dayOfWeek: string[]; opens: string; closes: string }[];
  const brief = hours.map(({ dayOfWeek, opens, closes }) => [
    opens,
    closes,
    dayOfWeek.map((day) => day.replace('https://schema.org/', '')).join(' '),
  ]);
  expect(brief).toEqual([
    ['07:30', '12:00', 'Monday Tuesday Wednesday Thursday Friday'],
    ['13:15', '17:30', 'Monday Tuesday Wednesday Thursday'],
    ['13:15', '16:30', 'Friday'],
  ]);
});

it('structured data name days off as closed all day, and nothing when there are none', () => {
  const closure = { from: '2026-12-24', to: '2027-01-03', reason: { de: 'Betriebsferien' } };
  expect(shop({}, [closure]).specialOpeningHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      opens: '00:00',
      closes: '00:00',
      validFrom: '2026-12-24',
      validThrough: '2027-01-03',
    },
  ]);
  expect(shop()).not.toHaveProperty('specialOpeningHoursSpecification');
});

it('structured data know a rating only when staff have entered one', () => {
  expect(shop()).not.toHaveProperty('aggregateRating');
  expect(shop({ rating: { value: 4.8, reviews: 31 } }).aggregateRating).toEqual({
    '@type': 'AggregateRating',
    ratingValue: 4.8,
    reviewCount: 31,
  });
});

it('structured data leave out what is not filled in', () => {
  const bare = shop({ canton: null, location: null, priceRange: null, paymentMethods: [], brands: [] });
  for (const name of ['geo', 'areaServed', 'priceRange', 'paymentAccepted', 'brand', 'sameAs'])
    expect(bare).not.toHaveProperty(name);
  expect(JSON.stringify(bare)).not.toContain('null');
  const social = { ...DEFAULT_GARAGE.social, instagram: 'https://instagram.example/garage' };
  expect(shop({ social }).sameAs).toEqual(['https://instagram.example/garage']);
});

it('structured data say where visits are booked: here, in the language of the page, or elsewhere', () => {
  expect(shop()).toMatchObject(bookedAt('https://garage.example/fr/booking'));
  expect(shop({ links: EXTERNAL })).toMatchObject(bookedAt('https://booking.example/garage'));
});

it('structured data name the site on the home page, and the way there on all others', () => {
  expect(typed(graphOf(), 'WebSite')).toMatchObject([
    { name: 'Garage Muster AG', url: 'https://garage.example/', publisher: { '@id': shop()['@id'] } },
  ]);
  const below = graphOf({ crumbs: [HOME, SERVICES] });
  expect(typed(below, 'WebSite')).toEqual([]);
  expect(typed(below, 'BreadcrumbList')).toHaveLength(1);
});

it('structured data offer the services as a catalogue, in the language of the page, provided by the garage', () => {
  const [catalogue] = typed(
    graphOf({ content: { services: SITE_CONTENT.services }, crumbs: [HOME, SERVICES] }),
    'OfferCatalog',
  );
  expect(catalogue).toMatchObject({
    url: 'https://garage.example/fr/services',
    name: SITE_CONTENT.services.title,
  });
  // Only what the record says: one price that is fixed, and none.
  expect(JSON.stringify(catalogue).match(/price"/g)).toHaveLength(1);
  expect(catalogue?.itemListElement).toHaveLength(SITE_CONTENT.services.items.length);
  expect(catalogue?.itemListElement).toContainEqual({
    '@type': 'Offer',
    price: '89.50',
    priceCurrency: 'CHF',
    itemOffered: expect.objectContaining({
      '@type': 'Service',
      name: 'Radwechsel',
      url: 'https://garage.example/fr/services/radwechsel-10',
      provider: { '@id': shop()['@id'] },
    }),
  });
});

describe('structured data on the page of a service', () => {
  const [bookable, priced] = SITE_CONTENT.services.items;
  const on = (service: typeof bookable, garage = DEFAULT_GARAGE) =>
    graphOf({
      garage,
      content: { services: SITE_CONTENT.services },
      crumbs: [HOME, SERVICES, { name: service?.name ?? '', path: service?.path ?? '' }],
    });

  it('say what it is, with its picture, and where it is booked', () => {
    const graph = on(bookable);
    expect(typed(graph, 'OfferCatalog')).toEqual([]);
    expect(typed(graph, 'Service')).toEqual([
      {
        '@type': 'Service',
        '@id': 'https://garage.example/#service-1',
        name: 'Wartung & Service',
        description: 'Service nach Herstellervorgabe. Punkt für Punkt nach Plan.',
        url: 'https://garage.example/fr/services/wartung-service-1',
        mainEntityOfPage: 'https://garage.example/fr/services/wartung-service-1',
        image: expect.stringMatching(/^https:\/\/garage\.example\/pictures\/service-01-/),
        provider: { '@id': shop()['@id'] },
        offers: {
          '@type': 'Offer',
          offeredBy: { '@id': shop()['@id'] },
          url: 'https://garage.example/fr/booking?service=1',
        },
      },
    ]);
  });

  it('say what it costs', () => {
    const [service] = typed(on(priced), 'Service');
    expect(service?.offers).toMatchObject({
      price: '89.50',
      priceCurrency: 'CHF',
      // It cannot be booked: its own page is the place for it.
      url: 'https://garage.example/fr/services/radwechsel-10',
    });
    expect(service).not.toHaveProperty('image');
  });

  it('lead to where the garage has its visits booked', () => {
    const [service] = typed(on(bookable, { ...DEFAULT_GARAGE, links: EXTERNAL }), 'Service');
    expect(service?.offers).toMatchObject({ url: 'https://booking.example/garage' });
  });
});

it('structured data say of an offer what it costs, its last day and what it is booked with', () => {
  const offers = typed(graphOf({ content: { home: SITE_CONTENT.home } }), 'Offer');
  expect(offers).toHaveLength(SITE_CONTENT.home.offers.length);
  expect(offers[1]).toMatchObject({
    name: 'Angebot 2',
    price: '89.00',
    priceCurrency: 'CHF',
    validThrough: '2027-05-31',
    itemOffered: { '@id': 'https://garage.example/#service-5' },
    url: 'https://garage.example/fr/booking?service=5&offer=2',
    offeredBy: { '@id': shop()['@id'] },
  });
  for (const name of ['price', 'validThrough', 'itemOffered']) expect(offers[0]).not.toHaveProperty(name);
});
