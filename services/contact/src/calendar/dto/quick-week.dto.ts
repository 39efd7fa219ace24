import { BOOKING_SETTINGS_LIMITS, type QuickWeekRequest } from '@garage/contracts/booking-settings';
import { Day } from '@garage/shared/validation/day.decorator';
import { LARGEST_ID } from '@garage/shared/validation/id.decorator';
import { Text } from '@garage/shared/validation/text.decorator';
import { Integer } from '@garage/shared/validation/values.decorator';
import texts from '../locales/de.json' with { type: 'json' };
import { clockTime } from './time-slots.dto.js';

const { quickMinutes, maxCapacity } = BOOKING_SETTINGS_LIMITS;

/** Weeks with extra places for one short work. */
export class QuickWeekDto implements QuickWeekRequest {
  @Day({ required: texts.fromRequired })
  from: string;

  @Day({ required: texts.toRequired })
  to: string;

  @Integer({ required: true, min: 1, max: LARGEST_ID })
  serviceTypeId: number;

  @Text(clockTime)
  startTime: string;

  @Text(clockTime)
  endTime: string;

  @Integer({ ...quickMinutes, required: true })
  minutes: number;

  @Integer({ ...maxCapacity, required: true })
  capacity: number;
}
