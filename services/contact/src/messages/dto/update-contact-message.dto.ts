import type { UpdateContactMessageRequest } from '@garage/contracts/contact';
import { Flag } from '@garage/shared/validation/values.decorator';

/** Marks a message as read or unread. */
export class UpdateContactMessageDto implements UpdateContactMessageRequest {
  @Flag({ required: true })
  isRead: boolean;
}
