import { USER_LIMITS } from '@garage/contracts/users';
import { BaseConfig } from '@garage/shared/config/env';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Length, Matches, Max, MaxLength, Min } from 'class-validator';

/** Settings of the auth service. The main admin's are used only when that account is created. */
export class AuthConfig extends BaseConfig {
  /** Where the content service answers: passwords must not contain the garage's name or town. */
  @Matches(/^https?:\/\//)
  contentUrl: string;

  @IsString()
  @Length(USER_LIMITS.username.min, USER_LIMITS.username.max)
  mainAdminUsername: string = 'admin';

  /** Without it a random password is made and printed once. */
  @IsOptional()
  @IsString()
  @MaxLength(USER_LIMITS.password.max)
  mainAdminPassword?: string;

  /** So long the record of who did what is kept: longer than it takes to notice something, no longer than needed. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(3650)
  auditRetentionDays: number = 365;

  /** What the running program was built from, for the status in the panel. */
  @IsOptional()
  @IsString()
  @MaxLength(80)
  gitCommit?: string;
}
