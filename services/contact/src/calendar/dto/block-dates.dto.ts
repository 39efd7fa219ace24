import {
  type BlockDatesRequest,
  BOOKING_SETTINGS_LIMITS,
  type FreeDatesQuery,
} from '@garage/contracts/booking-settings';
import { Day } from '@garage/shared/validation/day.decorator';
import { Text } from '@garage/shared/validation/text.decorator';
import texts from '../locales/de.json' with { type: 'json' };

/** Days on which nothing can be booked. */
export class BlockDatesDto implements BlockDatesRequest {
  @Day({ required: texts.fromRequired })
  from: string;

  @Day({ required: texts.toRequired })
  to: string;

  @Text({ max: BOOKING_SETTINGS_LIMITS.blockedReason })
  reason?: string;
}

/** How far days are freed. */
export class FreeDatesDto implements FreeDatesQuery {
  @Day({})
  to?: string;
}
