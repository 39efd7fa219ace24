import { BOOKING_SETTINGS_LIMITS, type QuickWeekRequest } from '@garage/contracts/booking-settings';
import { Day } from '@garage/shared/validation/day.decorator';
import { LARGEST_ID } from '@garage/shared/validation/id.decorator';
import { Integer } from '@garage/shared/validation/values.decorator';
import texts from '../locales/de.json' with { type: 'json' };
import { ClockTimeText } from './clock-time.decorator.js';
import { SLOT_TIME } from './time-slots.dto.js';

const { quickMinutes, maxCapacity } = BOOKING_SETTINGS_LIMITS;

/** Weeks with extra places for one short work. */
export class QuickWeekDto implements QuickWeekRequest {
  @Day({ required: texts.fromRequired })
  from: string;

  @Day({ required: texts.toRequired })
  to: string;

  @Integer({ required: true, min: 1, max: LARGEST_ID })
  serviceTypeId: number;

  @ClockTimeText(SLOT_TIME)
  startTime: string;

  @ClockTimeText(SLOT_TIME)
  endTime: string;

  @Integer({ ...quickMinutes, required: true })
  minutes: number;

  @Integer({ ...maxCapacity, required: true })
  capacity: number;
}
