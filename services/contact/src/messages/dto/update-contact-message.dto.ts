import type { UpdateContactMessageRequest } from '@garage/contracts/contact';
import { NullableId } from '@garage/shared/validation/nullable-id.decorator';
import { Flag } from '@garage/shared/validation/values.decorator';

/** What the staff may change about a message. */
export class UpdateContactMessageDto implements UpdateContactMessageRequest {
  @Flag({})
  isRead?: boolean;

  @Flag({})
  isSpam?: boolean;

  @Flag({})
  isAnswered?: boolean;

  @NullableId()
  assignedTo?: number | null;
}
