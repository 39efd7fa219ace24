import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import type { OffersResponse } from '@garage/contracts/offers';
import type { SiteService, SiteServicesResponse } from '@garage/contracts/site-services';
import { publicFields, TEXT_PAGES } from '@garage/contracts/page-texts';
import type { TeamResponse } from '@garage/contracts/team';
import type { TextPage } from '@garage/contracts/page-fields';
import { describe, expect, it } from '@jest/globals';
import { DEFAULT_PAGES } from './defaults/default-pages.js';
import { toPageResponse } from './page-response.js';

type Responses = { [P in TextPage]: object } & {
  offers: OffersResponse;
  services: SiteServicesResponse;
  team: TeamResponse;
};

const NOW = new Date('2026-11-20T12:00:00Z');

function answer<P extends TextPage>(
  page: P,
  change: Record<string, string> = {},
  garage = DEFAULT_GARAGE,
): Responses[P] {
  return toPageResponse(page, { ...DEFAULT_PAGES[page], ...change }, garage, NOW) as Responses[P];
}

function serviceItems(change: Record<string, string> = {}): SiteService[] {
  return answer('services', change).items;
}

const offersAt = (now: string) =>
  (
    toPageResponse(
      'offers',
      { ...DEFAULT_PAGES.offers, offer2Until: '2026-11-30' },
      DEFAULT_GARAGE,
      new Date(now),
    ) as OffersResponse
  ).items.map(({ id }) => id);

describe('what visitors get of a page', () => {
  it.each(TEXT_PAGES)('%s: exactly the public fields', (page) => {
    const { items: _items, ...texts } = answer(page) as Record<string, unknown>;
    expect(Object.keys(texts).toSorted()).toEqual(publicFields(page, DEFAULT_PAGES[page]).toSorted());
  });

  it('never holds what is for staff only, nor fields that nobody knows', () => {
    const contact = answer('contact', { recipientEmail: 'boss@example.ch', internalNote: 'secret' });
    expect(JSON.stringify(contact)).not.toMatch(/boss@|secret/);
  });

  it('names the garage as its facts do', () => {
    const renamed = { ...DEFAULT_GARAGE, name: 'Garage Sonnenhof', foundedYear: 1980 };
    expect(answer('hero', {}, renamed)).toMatchObject({ headlineEn: 'Welcome to Garage Sonnenhof' });
    expect(answer('about', {}, renamed)).toMatchObject({ experienceYears: '46' });
  });

  it('leaves braces alone that are no placeholder', () => {
    expect(answer('slogan', { slogan: '{{price}} {name} {{ name }}' })).toMatchObject({
      slogan: '{{price}} {name} {{ name }}',
    });
  });

  it('does not read placeholders out of facts', () => {
    const strange = { ...DEFAULT_GARAGE, name: '{{email}}', tagline: '$&' };
    expect(answer('hero', {}, strange)).toMatchObject({ headline: 'Willkommen bei {{email}}' });
    expect(answer('slogan', {}, strange)).toMatchObject({ slogan: '$&' });
  });
});

describe('the contact page', () => {
  it('takes company, address and hours from the facts', () => {
    expect(answer('contact')).toMatchObject({
      companyName: 'Garage Muster AG',
      address: 'Werkstrasse 12, 8400 Musterwil',
      phone: '+41 52 000 00 00',
      email: 'info@garage-muster.example',
      mondayToThursday: '7:30–12:00 und 13:15–17:30',
      mondayToThursdayFr: '7:30–12:00 et 13:15–17:30',
      fridayEn: '7:30–12:00 and 13:15–16:30',
    });
  });

  it('names the days when they differ, and closed days', () => {
    const openingHours = {
      ...DEFAULT_GARAGE.openingHours,
      monday: [],
      tuesday: [{ from: '09:00', to: '12:00' }],
      wednesday: [],
      thursday: [],
      friday: [],
    };
    expect(answer('contact', {}, { ...DEFAULT_GARAGE, openingHours })).toMatchObject({
      mondayToThursday:
        'Montag geschlossen; Dienstag 9:00–12:00; Mittwoch geschlossen; Donnerstag geschlossen',
      fridayIt: 'chiuso',
    });
  });
});

describe('the services', () => {
  it('are the twelve of the garage, ten of them listed', () => {
    expect(serviceItems().map(({ id, duration, icon, inList }) => [id, duration, icon, inList])).toEqual([
      [1, 240, 'tools', true],
      [2, 120, 'car-battery', true],
      [3, 60, 'oil-can', true],
      [4, 480, 'cog', true],
      [5, 180, 'gauge', true],
      [6, 120, 'fan', true],
      [7, 480, 'lightbulb', true],
      [8, 240, 'spray-can', true],
      [9, 120, 'calendar-check', true],
      [10, 30, null, true],
      [11, 60, null, false],
      [12, 60, null, false],
    ]);
    expect(serviceItems().every(({ isActive }) => isActive)).toBe(true);
  });

  it('have details but for the last three, and only the last one is "other"', () => {
    expect(
      serviceItems()
        .filter((each) => each.detailedDescription === null)
        .map(({ id }) => id),
    ).toEqual([10, 11, 12]);
    expect(
      serviceItems()
        .filter((each) => each.isOther)
        .map(({ id }) => id),
    ).toEqual([12]);
  });

  it('compare before and after for the headlights alone', () => {
    expect(serviceItems().flatMap(({ id, comparison }) => (comparison ? [[id, comparison]] : []))).toEqual([
      [7, { before: 'headlight-before', after: 'headlight-after' }],
    ]);
  });

  it('survive what staff may type into a field', () => {
    const [first] = serviceItems({
      service1Duration: 'zwei Stunden',
      service1Color: 'red',
      service1Icon: 'rocket',
      service1TitleFr: '',
      service1IsActive: 'Nein',
    });
    expect(first).toMatchObject({ duration: 60, color: '#4a4545', icon: null, isActive: false });
    expect(Object.keys(first!.name)).toEqual(['de', 'en', 'it', 'pt']);
  });
});

describe('the team', () => {
  it('are seven people with position and a line of their own', () => {
    const { items } = answer('team');
    expect(items).toHaveLength(7);
    expect(items.filter(({ phone }) => phone === null)).toEqual([]);
    expect(items[3]?.position.de).toBe('Automechaniker\nHochvoltspezialist');
    expect(items.map(({ image }) => image)).toContain('team-07');
  });

  it('skips a place without a name', () => {
    const { items } = answer('team', { member2Name: '' });
    expect(items.map(({ id }) => id)).toEqual([1, 3, 4, 5, 6, 7]);
  });
});

describe('a list', () => {
  it('has the entries of its order, new ones too, and nothing of removed ones', () => {
    const change = { serviceOrder: '3,500,1', service500Title: 'Felgen', service500InList: 'Ja' };
    const response = answer('services', change);
    expect(response.items.map(({ id, name }) => [id, name.de.slice(0, 6)])).toEqual([
      [3, 'Ölwech'],
      [500, 'Felgen'],
      [1, 'Wartun'],
    ]);
    expect(JSON.stringify(response)).not.toMatch(/service2[A-Z]/);
  });

  it.each([
    ['hero', 'slide', 6],
    ['team', 'member', 7],
    ['gallery', 'picture', 26],
    ['offers', 'offer', 4],
  ] as const)('of %s shows nothing of a hidden entry, and may be empty', (page, prefix, count) => {
    const items = (change: Record<string, string>) =>
      (answer(page, change) as unknown as { items: { id: number }[] }).items.map(({ id }) => id);
    expect(items({})).toHaveLength(count);
    expect(items({ [`${prefix}2InList`]: 'Nein' })).not.toContain(2);
    expect(items({ [`${prefix}Order`]: '' })).toEqual([]);
    const hidden = JSON.stringify(answer(page, { [`${prefix}2InList`]: 'Nein' }));
    expect(hidden).not.toMatch(new RegExp(`${prefix}2[A-Z]`));
  });

  it('leaves an offer out from the day after its last one, in Switzerland', () => {
    expect(offersAt('2026-11-30T22:59:00Z')).toEqual([1, 2, 3, 4]);
    expect(offersAt('2026-11-30T23:01:00Z')).toEqual([1, 3, 4]);
  });

  it('says the last day of an offer that has one', () => {
    const values = { ...DEFAULT_PAGES.offers, offer2Until: '2026-11-30', offer3Until: '' };
    const { items } = toPageResponse(
      'offers',
      values,
      DEFAULT_GARAGE,
      new Date('2026-11-01'),
    ) as OffersResponse;
    expect(items.map(({ until }) => until)).toEqual([null, '2026-11-30', null, null]);
  });

  it('names the service of an offer, and none where the offer is not done in the workshop', () => {
    const { items } = answer('offers', { offer1Service: '', offer2Service: '104' });
    expect(items.map(({ id, service }) => [id, service])).toEqual([
      [1, null],
      [2, 104],
      [3, null],
      [4, null],
    ]);
  });

  it('keeps services answered that the site does not list', () => {
    const [first] = serviceItems({ service1InList: 'Nein' });
    expect(first).toMatchObject({ id: 1, inList: false });
  });
});
