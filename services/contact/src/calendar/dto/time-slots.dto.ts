import {
  BOOKING_SETTINGS_LIMITS,
  type SaveTimeSlotsRequest,
  type TimeSlot,
} from '@garage/contracts/booking-settings';
import { fill } from '@garage/shared/texts/fill';
import { LARGEST_ID } from '@garage/shared/validation/id.decorator';
import { ListOf } from '@garage/shared/validation/nested.decorator';
import { Flag, Integer } from '@garage/shared/validation/values.decorator';
import texts from '../locales/de.json' with { type: 'json' };
import { ClockTimeText } from './clock-time.decorator.js';

const { slots, maxCapacity, leadHours, horizonDays } = BOOKING_SETTINGS_LIMITS;
export const SLOT_TIME = { required: texts.timeInvalid, invalid: texts.timeInvalid };

class TimeSlotDto implements TimeSlot {
  @Integer({ min: 1, max: 7, required: true })
  day: number;

  @ClockTimeText(SLOT_TIME)
  startTime: string;

  @ClockTimeText(SLOT_TIME)
  endTime: string;

  @Integer({ ...maxCapacity, required: true })
  maxCapacity: number;

  @Flag({ required: true })
  isActive: boolean;
}

/** The whole week of the workshop. */
export class TimeSlotsDto implements SaveTimeSlotsRequest {
  @ListOf(() => TimeSlotDto, {
    max: slots,
    message: texts.slotsRequired,
    tooMany: fill(texts.tooManySlots, { max: slots }),
  })
  slots: TimeSlotDto[];

  @Integer({ ...leadHours, required: true })
  leadHours: number;

  @Integer({ ...horizonDays, required: true })
  horizonDays: number;

  @Flag({})
  followsOpeningHours?: boolean;

  @Integer({ required: true, min: 1, max: LARGEST_ID })
  version: number;
}
