import { CONTACT_LIMITS, type ContactRequest } from '@garage/contracts/contact';
import { type Language, LANGUAGES } from '@garage/contracts/languages';
import { Email } from '@garage/shared/validation/email.decorator';
import { Text } from '@garage/shared/validation/text.decorator';
import { Flag, OneOf } from '@garage/shared/validation/values.decorator';
import texts from '../locales/de.json' with { type: 'json' };
import { Duration } from './duration.decorator.js';

/** What a visitor sends; its texts are the specification's. */
export class ContactFormDto implements ContactRequest {
  @Text({ required: texts.nameRequired, max: CONTACT_LIMITS.name })
  name: string;

  @Email({ required: texts.emailRequired, invalid: texts.emailInvalid })
  email: string;

  @Text({ required: texts.phoneRequired, max: CONTACT_LIMITS.phone })
  phone: string;

  @Text({ max: CONTACT_LIMITS.address, multiline: true })
  address?: string;

  @Text({ max: CONTACT_LIMITS.service })
  service?: string;

  @Text({ required: texts.messageRequired, max: CONTACT_LIMITS.message, multiline: true })
  message: string;

  @Flag({ required: texts.privacyRequired, mustBeTrue: texts.privacyRequired })
  privacy: boolean;

  @OneOf(LANGUAGES)
  language?: Language;

  /** Taken as it comes: a program that fills the honeypot is not told so. */
  @Text({ max: CONTACT_LIMITS.message, multiline: true })
  website?: string;

  @Duration()
  elapsedMs?: number;
}
