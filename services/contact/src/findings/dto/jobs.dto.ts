import { APPOINTMENTS_LIMITS } from '@garage/contracts/appointments';
import { BOOKING_SETTINGS_LIMITS } from '@garage/contracts/booking-settings';
import { type Rating, RATINGS } from '@garage/contracts/customer-visit';
import {
  type CheckRequest,
  FINDINGS_LIMITS,
  type JobNoteRequest,
  type JobStateRequest,
  JOB_STEPS,
  type JobStep,
} from '@garage/contracts/findings';
import { LARGEST_ID } from '@garage/shared/validation/id.decorator';
import { Text } from '@garage/shared/validation/text.decorator';
import { Integer, OneOf } from '@garage/shared/validation/values.decorator';
import texts from '../locales/de.json' with { type: 'json' };

export class JobStateDto implements JobStateRequest {
  @OneOf(JOB_STEPS, { required: true })
  state: JobStep;
}

export class JobNoteDto implements JobNoteRequest {
  @Text({ required: texts.textRequired, max: APPOINTMENTS_LIMITS.note, multiline: true })
  text: string;
}

export class CheckDto implements CheckRequest {
  @Integer({ required: true, min: 1, max: LARGEST_ID })
  serviceId: number;

  @Text({ required: texts.lineRequired, max: BOOKING_SETTINGS_LIMITS.checks.characters })
  text: string;

  @OneOf(RATINGS)
  rating?: Rating;

  @Text({ max: FINDINGS_LIMITS.value })
  value?: string;

  @Text({ max: FINDINGS_LIMITS.note, multiline: true })
  note?: string;

  @Integer({ required: true, min: 0, max: LARGEST_ID })
  version: number;
}
