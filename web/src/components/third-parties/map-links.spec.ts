import { expect, it } from '@jest/globals';
import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import { mapEmbedUrl, routePlannerUrl } from './map-links.ts';

const location = { latitude: 47.5, longitude: 8.7 };

it('the map that the staff chose is shown', () => {
  expect(mapEmbedUrl('https://maps.example/embed?x=1', location)).toBe('https://maps.example/embed?x=1');
});

it('OpenStreetMap around the garage, with a marker on it, is shown where the staff chose no map', () => {
  const url = new URL(mapEmbedUrl(null, location) ?? '');
  expect(url.host).toBe('www.openstreetmap.org');
  expect(url.searchParams.get('bbox')).toBe('8.69250,47.49650,8.70750,47.50350');
  expect(url.searchParams.get('marker')).toBe('47.5,8.7');
});

it('there is no map without a place', () => {
  expect(mapEmbedUrl(null, null)).toBeNull();
});

it('the route leads to the place, or to the address where no place is known', () => {
  expect(routePlannerUrl({ ...DEFAULT_GARAGE, location })).toBe(
    'https://www.openstreetmap.org/directions?route=%3B47.5%2C8.7',
  );
  expect(routePlannerUrl({ ...DEFAULT_GARAGE, location: null })).toContain(
    '/search?query=Werkstrasse+12%2C+8400',
  );
});
