import { MAIL_SETTINGS_LIMITS, type SaveMailSettingsRequest } from '@garage/contracts/mail-settings';
import { Email } from '@garage/shared/validation/email.decorator';
import { TextList } from '@garage/shared/validation/text-list.decorator';
import { Text } from '@garage/shared/validation/text.decorator';
import { Integer } from '@garage/shared/validation/values.decorator';
import { isEmail } from 'class-validator';
import texts from '../locales/mails.de.json' with { type: 'json' };

/** What is empty is taken from the environment. */
export class MailSettingsDto implements SaveMailSettingsRequest {
  @Integer({ required: true, min: 0, max: 2_000_000_000 })
  version: number;

  @Text({
    max: MAIL_SETTINGS_LIMITS.senderName,
    clearable: true,
    pattern: /^[^<>"]*$/,
    patternMessage: texts.senderName,
  })
  senderName: string = '';

  @Email({ clearable: true })
  senderAddress: string = '';

  @TextList({
    max: MAIL_SETTINGS_LIMITS.recipients,
    tooMany: texts.tooManyRecipients,
    maxLength: MAIL_SETTINGS_LIMITS.address,
    isValid: (text) => isEmail(text) && !text.includes('"'),
    invalid: texts.recipients,
  })
  recipients: string[] = [];
}
