import type { OfferBookingsResponse } from '@garage/contracts/offers';
import { Injectable } from '@nestjs/common';
import { OfferBookingsRepository } from './offer-bookings.repository.js';

/** How often each offer has led to a visit. */
@Injectable()
export class OfferBookingsService {
  constructor(private readonly bookings: OfferBookingsRepository) {}

  async count(): Promise<OfferBookingsResponse> {
    return { offers: await this.bookings.count() };
  }
}
