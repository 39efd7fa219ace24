import { CONVERSATION_LIMITS, type NoteRequest } from '@garage/contracts/contact-conversation';
import { Text } from '@garage/shared/validation/text.decorator';
import texts from '../locales/de.json' with { type: 'json' };

/** A remark for colleagues. */
export class NoteDto implements NoteRequest {
  @Text({ required: texts.noteRequired, max: CONVERSATION_LIMITS.note, multiline: true })
  text: string;
}
