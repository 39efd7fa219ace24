import { expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import type { ContactConfig } from '../config/env.js';
import type { BookingDefaults } from '../calendar/booking-defaults.js';
import { CatalogueService } from './catalogue.service.js';
import type { ServiceTypesRepository } from './service-types.repository.js';

it('no service is taken for free while nobody has said what is booked', () => {
  const catalogue = new CatalogueService(
    {} as ServiceTypesRepository,
    {} as BookingDefaults,
    {} as ContactConfig,
  );
  expect(() => catalogue.isBooked(1, {} as EntityManager)).toThrow('knowBookedBy() was not called');
});
