import { BaseConfig } from '@garage/shared/config/env';
import { IsIn, IsOptional, IsString, Matches } from 'class-validator';

/** What the contact service needs beyond the settings of every service: how it reaches the staff and the garage's facts. */
export class ContactConfig extends BaseConfig {
  /** Where the content service answers: opening hours and closures come from there. */
  @Matches(/^https?:\/\//)
  contentUrl: string;

  @Matches(/^smtps?:\/\//)
  smtpUrl: string;

  /** `true` lets mails leave without encryption to a mail server that is not local; see `requiresTls`. */
  @IsIn(['true', 'false'])
  smtpAllowPlaintext: 'true' | 'false' = 'false';

  /**
   * An address, or `Name <address>`; without a name, mails come in the garage's own. Without an address, from `website@` and
   * the host of the site.
   */
  @IsOptional()
  @IsString()
  @Matches(/@/)
  mailFrom?: string;

  /** Where staff mails go; several addresses are separated by commas. Without it, to the garage's own address. */
  @IsOptional()
  @IsString()
  @Matches(/@/)
  staffEmail?: string;
}
