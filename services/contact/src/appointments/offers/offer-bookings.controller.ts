import { OFFER_BOOKINGS_PATH, type OfferBookingsResponse } from '@garage/contracts/offers';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { Controller, Get } from '@nestjs/common';
import { OfferBookingsService } from './offer-bookings.service.js';

/** What the offers of the site have brought. */
@Controller(OFFER_BOOKINGS_PATH)
export class OfferBookingsController {
  constructor(private readonly offers: OfferBookingsService) {}

  @RequirePermission('appointments:read')
  @Get()
  count(): Promise<OfferBookingsResponse> {
    return this.offers.count();
  }
}
