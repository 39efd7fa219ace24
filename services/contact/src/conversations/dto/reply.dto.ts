import { CONVERSATION_LIMITS, type ReplyRequest } from '@garage/contracts/contact-conversation';
import { Text } from '@garage/shared/validation/text.decorator';
import texts from '../locales/de.json' with { type: 'json' };

/** An answer to a visitor. */
export class ReplyDto implements ReplyRequest {
  @Text({ required: texts.subjectRequired, max: CONVERSATION_LIMITS.subject })
  subject: string;

  @Text({ required: texts.replyRequired, max: CONVERSATION_LIMITS.reply, multiline: true })
  text: string;
}
