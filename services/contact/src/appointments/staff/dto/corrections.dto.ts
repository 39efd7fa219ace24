import type { AssignAppointmentRequest, CorrectAppointmentRequest } from '@garage/contracts/appointments';
import { LARGEST_ID } from '@garage/shared/validation/id.decorator';
import { NullableId } from '@garage/shared/validation/nullable-id.decorator';
import { Flag, Integer } from '@garage/shared/validation/values.decorator';
import { WrittenVisitDto } from './written-visit.dto.js';

export class CorrectAppointmentDto extends WrittenVisitDto implements CorrectAppointmentRequest {
  @Integer({ min: 1, max: LARGEST_ID, required: true })
  version: number;

  @Flag({})
  notify?: boolean;
}

export class AssignAppointmentDto implements AssignAppointmentRequest {
  @NullableId()
  userId: number | null;
}
