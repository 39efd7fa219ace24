import { USER_LIMITS } from '@garage/contracts/users';
import { BaseConfig } from '@garage/shared/config/env';
import { IsOptional, IsString, Length, MaxLength } from 'class-validator';

/** Settings of the auth service. The main admin's are used only when that account is created. */
export class AuthConfig extends BaseConfig {
  @IsString()
  @Length(USER_LIMITS.username.min, USER_LIMITS.username.max)
  mainAdminUsername: string = 'admin';

  /** Without it a random password is made and printed once. */
  @IsOptional()
  @IsString()
  @MaxLength(USER_LIMITS.password.max)
  mainAdminPassword?: string;
}
