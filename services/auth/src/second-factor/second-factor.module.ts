import { Module } from '@nestjs/common';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { UsersModule } from '../users/users.module.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecondFactorController } from './second-factor.controller.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import { SecondFactorService } from './second-factor.service.js';
import { SecretBox } from './secret-box.js';

@Module({
  imports: [PasswordsModule, UsersModule],
  controllers: [SecondFactorController],
  providers: [SecondFactorService, SecondFactorRepository, SecretBox, RecoveryCodes],
  exports: [SecondFactorService],
})
export class SecondFactorModule {}
