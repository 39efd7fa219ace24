import { type Language, LANGUAGES } from '@garage/contracts/languages';
import type { MailPreviewRequest } from '@garage/contracts/mail-texts';
import { CUSTOMER_MAILS, type CustomerMail, MAIL_TEXT_LIMITS } from '@garage/contracts/mails-editor';
import { Text } from '@garage/shared/validation/text.decorator';
import { Flag, OneOf } from '@garage/shared/validation/values.decorator';

/** What is empty says the default. */
export class MailPreviewDto implements MailPreviewRequest {
  @OneOf(CUSTOMER_MAILS, { required: true })
  mail: CustomerMail;

  @OneOf(LANGUAGES, { required: true })
  language: Language;

  @Flag({ required: true })
  isNamed: boolean;

  @Text({ max: MAIL_TEXT_LIMITS.subject, clearable: true })
  subject: string = '';

  @Text({ max: MAIL_TEXT_LIMITS.greeting, clearable: true, multiline: true })
  greeting: string = '';

  @Text({ max: MAIL_TEXT_LIMITS.greeting, clearable: true, multiline: true })
  greetingUnnamed: string = '';

  @Text({ max: MAIL_TEXT_LIMITS.closing, clearable: true, multiline: true })
  closing: string = '';
}
