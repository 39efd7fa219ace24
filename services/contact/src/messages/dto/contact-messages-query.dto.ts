import {
  type ContactMessagesQuery,
  MESSAGE_FILTERS,
  MESSAGE_LIST_LIMITS,
  type MessageFilter,
} from '@garage/contracts/contact-message-list';
import { LARGEST_ID } from '@garage/shared/validation/id.decorator';
import { Text } from '@garage/shared/validation/text.decorator';
import { Integer, OneOf } from '@garage/shared/validation/values.decorator';
import { Type } from 'class-transformer';

const { search, cursor, page } = MESSAGE_LIST_LIMITS;

/** Which part of the list is asked for. */
export class ContactMessagesQueryDto implements ContactMessagesQuery {
  @OneOf(MESSAGE_FILTERS)
  filter?: MessageFilter;

  @Text(search)
  search?: string;

  @Integer({ min: 1, max: LARGEST_ID })
  @Type(() => Number)
  customer?: number;

  @Text({ max: cursor })
  cursor?: string;

  @Integer({ min: 1, max: page })
  @Type(() => Number)
  limit?: number;
}
