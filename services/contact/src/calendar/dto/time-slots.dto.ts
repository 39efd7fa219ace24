import {
  BOOKING_SETTINGS_LIMITS,
  type SaveWorkshopPlanRequest,
  type TimeSlot,
} from '@garage/contracts/booking-settings';
import { LARGEST_ID } from '@garage/shared/validation/id.decorator';
import { ListOf } from '@garage/shared/validation/nested.decorator';
import { Text } from '@garage/shared/validation/text.decorator';
import { Flag, Integer } from '@garage/shared/validation/values.decorator';
import { fill } from '@garage/shared/validation/rule';
import texts from '../locales/de.json' with { type: 'json' };

const { slots, maxCapacity, leadHours, horizonDays } = BOOKING_SETTINGS_LIMITS;
/** `HH:mm`. */
export const clockTime = {
  required: texts.timeInvalid,
  max: 5,
  pattern: /^(?:[01]\d|2[0-3]):[0-5]\d$/,
  patternMessage: texts.timeInvalid,
};

class TimeSlotDto implements TimeSlot {
  @Integer({ min: 1, max: 7, required: true })
  day: number;

  @Text(clockTime)
  startTime: string;

  @Text(clockTime)
  endTime: string;

  @Integer({ ...maxCapacity, required: true })
  maxCapacity: number;

  @Flag({ required: true })
  isActive: boolean;
}

/** The whole week of the workshop. */
export class TimeSlotsDto implements SaveWorkshopPlanRequest {
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

  @Integer({ required: true, min: 1, max: LARGEST_ID })
  version: number;
}
