import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import type { GarageFacts } from '@garage/contracts/garage';
import { describe, expect, it, jest } from '@jest/globals';
import type { GarageRepository } from './garage.repository.js';
import { GarageService } from './garage.service.js';

function serviceWith(stored: GarageFacts | null) {
  const repository = {
    findFacts: jest.fn(() => Promise.resolve(stored)),
    insertFactsIfAbsent: jest.fn<GarageRepository['insertFactsIfAbsent']>(() => Promise.resolve()),
  };
  return { repository, service: new GarageService(repository as unknown as GarageRepository) };
}

describe('garage facts', () => {
  it('are filled in with the default garage on the first start', async () => {
    const { repository, service } = serviceWith(null);
    await service.onApplicationBootstrap();
    expect(repository.insertFactsIfAbsent).toHaveBeenCalledWith(DEFAULT_GARAGE);
  });

  it('are what the staff stored', async () => {
    const stored = { ...DEFAULT_GARAGE, name: 'Garage Sonnenhof' };
    await expect(serviceWith(stored).service.facts()).resolves.toEqual(stored);
  });
});
