import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import type { GarageFacts, GarageResponse } from '@garage/contracts/garage';
import { describe, expect, it } from '@jest/globals';
import { Answers } from '../answers/answers.js';
import type { GarageRepository } from './garage.repository.js';
import { GarageService } from './garage.service.js';

function serviceWith(stored: Partial<GarageFacts> | null): GarageService {
  const repository = { findFacts: () => Promise.resolve(stored) };
  return new GarageService(repository as unknown as GarageRepository, new Answers());
}

describe('garage facts', () => {
  it('are what the staff stored', async () => {
    const stored = { ...DEFAULT_GARAGE, name: 'Garage Sonnenhof' };
    await expect(serviceWith(stored).facts()).resolves.toEqual(stored);
  });

  it('of an earlier version are completed without mixing in the invented garage', async () => {
    const { name, tagline, description, brands, foundedYear, address, phone, email, openingHours, links } =
      DEFAULT_GARAGE;
    const stored = {
      name,
      tagline,
      description,
      brands,
      foundedYear,
      address,
      phone,
      email,
      openingHours,
      links,
    };
    await expect(serviceWith(stored).facts()).resolves.toEqual({
      ...stored,
      closures: [],
      holidays: [],
      canton: null,
      location: null,
      social: { facebook: null, instagram: null, youtube: null, tiktok: null, linkedin: null },
      paymentMethods: [],
      serviceRadiusMetres: null,
      priceRange: null,
      rating: null,
      jubileeYear: null,
      brandColor: null,
      languages: ['de', 'en', 'fr', 'it', 'pt'],
      lateCancellationFee: null,
    });
  });

  it('are answered together with the days on which the garage is closed', async () => {
    const { body } = await serviceWith({ ...DEFAULT_GARAGE, closures: [], holidays: ['christmas'] }).answer();
    const { closures } = JSON.parse(body) as GarageResponse;
    expect(closures.map(({ from, to, reason }) => [from.slice(5), to.slice(5), reason.fr])).toContainEqual([
      '12-25',
      '12-25',
      'Noël',
    ]);
  });
});
