import { expect, it } from '@jest/globals';
import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import type { Closure, GarageFacts } from '@garage/contracts/garage';
import { SITE_CONTENT } from '../../src/testing/site-content.ts';
import { structuredData } from './structured-data.ts';

function shop(facts: Partial<GarageFacts> = {}, closures: Closure[] = []): Record<string, unknown> {
  const { '@graph': graph } = structuredData({
    garage: { ...DEFAULT_GARAGE, ...facts },
    closures,
    language: 'fr',
    publicUrl: 'https://garage.example',
    sharePicture: '/share.jpg',
    crumbs: [{ name: 'Accueil', path: '/' }],
  }) as { '@graph': [Record<string, unknown>] };
  return graph[0];
}

it('says what the facts say', () => {
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

it('lists each block of opening hours once, with its days; closed days do not appear', () => {
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

it('names days off as closed all day, and nothing when there are none', () => {
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

it('knows a rating only when staff have entered one', () => {
  expect(shop()).not.toHaveProperty('aggregateRating');
  expect(shop({ rating: { value: 4.8, reviews: 31 } }).aggregateRating).toEqual({
    '@type': 'AggregateRating',
    ratingValue: 4.8,
    reviewCount: 31,
  });
});

it('leaves out what is not filled in', () => {
  const bare = shop({ canton: null, location: null, priceRange: null, paymentMethods: [], brands: [] });
  for (const name of ['geo', 'areaServed', 'priceRange', 'paymentAccepted', 'brand', 'sameAs'])
    expect(bare).not.toHaveProperty(name);
  expect(JSON.stringify(bare)).not.toContain('null');
  const social = { ...DEFAULT_GARAGE.social, instagram: 'https://instagram.example/garage' };
  expect(shop({ social }).sameAs).toEqual(['https://instagram.example/garage']);
});

it('offers the services as a catalogue, in the language of the page, provided by the garage', () => {
  const { '@graph': graph } = structuredData({
    garage: DEFAULT_GARAGE,
    closures: [],
    language: 'fr',
    publicUrl: 'https://garage.example',
    sharePicture: '/share.jpg',
    crumbs: [
      { name: 'Accueil', path: '/' },
      { name: 'Prestations', path: '/services' },
    ],
    services: SITE_CONTENT.services,
  }) as { '@graph': Record<string, unknown>[] };
  const catalogue = graph.find((part) => part['@type'] === 'OfferCatalog');
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
      provider: { '@id': graph[0]?.['@id'] },
    }),
  });
});
