import { CONVERSATION_LIMITS, type ReplyTemplateRequest } from '@garage/contracts/contact-conversation';
import { Part } from '@garage/shared/validation/nested.decorator';
import { Text } from '@garage/shared/validation/text.decorator';
import texts from '../locales/de.json' with { type: 'json' };

const optional = { max: CONVERSATION_LIMITS.reply, multiline: true };

class ReplyTemplateTextsDto {
  @Text({ required: texts.templateTextRequired, max: CONVERSATION_LIMITS.reply, multiline: true })
  de: string;

  @Text(optional)
  en?: string;

  @Text(optional)
  fr?: string;

  @Text(optional)
  it?: string;

  @Text(optional)
  pt?: string;
}

/** A prepared answer. */
export class ReplyTemplateDto implements ReplyTemplateRequest {
  @Text({ required: texts.templateNameRequired, max: CONVERSATION_LIMITS.templateName })
  name: string;

  @Part(() => ReplyTemplateTextsDto, { message: texts.templateTextRequired })
  texts: ReplyTemplateTextsDto;
}
