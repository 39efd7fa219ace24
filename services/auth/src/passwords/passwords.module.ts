import { Module } from '@nestjs/common';
import { OwnPassword } from './own-password.js';
import { PasswordHasher } from './password-hasher.js';

@Module({ providers: [PasswordHasher, OwnPassword], exports: [PasswordHasher, OwnPassword] })
export class PasswordsModule {}
