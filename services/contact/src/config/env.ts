import { BaseConfig } from '@garage/shared/config/env';
import { IsNotEmpty, IsString, Matches } from 'class-validator';

/** What the contact service needs beyond the settings of every service: how it reaches the staff. */
export class ContactConfig extends BaseConfig {
  @Matches(/^smtps?:\/\//)
  smtpUrl: string;

  /** An address, or `Name <address>`. */
  @IsString()
  @Matches(/@/)
  mailFrom: string;

  /** Where staff mails go; several addresses are separated by commas. */
  @IsString()
  @IsNotEmpty()
  @Matches(/@/)
  staffEmail: string;
}
