import { APPOINTMENT_STATES, type AppointmentState } from '@garage/contracts/appointment-states';
import {
  type AppointmentNoteRequest,
  APPOINTMENTS_LIMITS,
  type AppointmentsQuery,
  type CallRequest,
  type ChangeStateRequest,
  type OtherTimeRequest,
} from '@garage/contracts/appointments';
import { BOOKING_LIMITS } from '@garage/contracts/booking';
import { LARGEST_ID } from '@garage/shared/validation/id.decorator';
import { Text } from '@garage/shared/validation/text.decorator';
import { Integer, OneOf } from '@garage/shared/validation/values.decorator';
import { Type } from 'class-transformer';
import { CalendarDay } from '../../../calendar/dto/calendar-day.decorator.js';
import { ClockTimeText } from '../../../calendar/dto/clock-time.decorator.js';
import texts from '../locales/de.json' with { type: 'json' };
import { WrittenVisitDto } from './written-visit.dto.js';

/** The plan of some days, or a list. */
export class AppointmentsQueryDto implements AppointmentsQuery {
  @Text({ max: 10 })
  from?: string;

  @Text({ max: 10 })
  to?: string;

  @Text(APPOINTMENTS_LIMITS.search)
  search?: string;

  @OneOf(['pending'])
  status?: 'pending';

  @Integer({ min: 1, max: LARGEST_ID })
  @Type(() => Number)
  customer?: number;

  @Integer({ min: 1, max: LARGEST_ID })
  @Type(() => Number)
  vehicle?: number;

  @Text({ max: APPOINTMENTS_LIMITS.cursor })
  cursor?: string;

  @Integer({ min: 1, max: APPOINTMENTS_LIMITS.page })
  @Type(() => Number)
  limit?: number;
}

export class EarlierVisitsQueryDto {
  @Text({ required: texts.cursorInvalid, max: APPOINTMENTS_LIMITS.cursor })
  cursor: string;
}

/** A visit that staff write down on the telephone. */
export class CallDto extends WrittenVisitDto implements CallRequest {
  @CalendarDay()
  date: string;

  @ClockTimeText()
  time: string;
}

export class ChangeStateDto implements ChangeStateRequest {
  @OneOf(APPOINTMENT_STATES, { required: true })
  state: AppointmentState;

  @Text({ max: BOOKING_LIMITS.reason, multiline: true })
  reason?: string;
}

export class OtherTimeDto implements OtherTimeRequest {
  @CalendarDay()
  date: string;

  @ClockTimeText()
  time: string;

  @Text({ max: BOOKING_LIMITS.reason, multiline: true })
  reason?: string;
}

export class AppointmentNoteDto implements AppointmentNoteRequest {
  @Text({ required: texts.noteRequired, max: APPOINTMENTS_LIMITS.note, multiline: true })
  text: string;
}
