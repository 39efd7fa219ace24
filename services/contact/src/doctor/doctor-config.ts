import { BaseConfig } from '@garage/shared/config/env';
import { IsIn, IsOptional, IsString, Matches } from 'class-validator';

/** What the doctor reads of the contact service's settings; `npm start` catches mails where no server is named. */
export class DoctorConfig extends BaseConfig {
  @IsOptional()
  @Matches(/^smtps?:\/\//)
  smtpUrl?: string;

  @IsIn(['true', 'false'])
  smtpAllowPlaintext: 'true' | 'false' = 'false';

  @IsOptional()
  @IsString()
  @Matches(/@/)
  mailFrom?: string;
}
