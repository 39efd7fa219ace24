import { BOOKING_ALLOWANCES } from '@garage/contracts/booking-allowances';
import { BaseConfig } from '@garage/shared/config/env';
import { withFactor } from '@garage/shared/rate-limit/rate-limiter';
import { Injectable } from '@nestjs/common';
import type { Allowance } from '../../mail/allowance.js';

/** How many mails customers' deeds may cause, as the operator wants it. */
@Injectable()
export class MailAllowances {
  constructor(private readonly config: BaseConfig) {}

  toCustomer(isKnown: boolean): Allowance[] {
    return this.scaled(isKnown ? BOOKING_ALLOWANCES.mailsToKnown : BOOKING_ALLOWANCES.mailsToUnknown);
  }

  get toGarage(): Allowance[] {
    return this.scaled(BOOKING_ALLOWANCES.noticesToGarage);
  }

  private scaled(allowances: readonly Allowance[]): Allowance[] {
    return allowances.map(({ count, hours }) => ({ count: withFactor(count, this.config), hours }));
  }
}
