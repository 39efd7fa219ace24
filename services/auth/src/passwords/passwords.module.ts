import { Module } from '@nestjs/common';
import { GarageNames } from './garage-names.js';
import { OwnPassword } from './own-password.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordPolicy } from './password-policy.js';

@Module({
  providers: [PasswordHasher, OwnPassword, PasswordPolicy, GarageNames],
  exports: [PasswordHasher, OwnPassword, PasswordPolicy],
})
export class PasswordsModule {}
