import { Module } from '@nestjs/common';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { UsersModule } from '../users/users.module.js';
import { PasskeysController } from './passkeys.controller.js';
import { PasskeysRepository } from './passkeys.repository.js';
import { PasskeysService } from './passkeys.service.js';
import { Reauthentication } from './reauthentication.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecondFactorCheck } from './second-factor-check.js';
import { SecondFactorController } from './second-factor.controller.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import { SecondFactorService } from './second-factor.service.js';
import { SecondFactorVerifier } from './second-factor-verifier.js';
import { SecretBox } from './secret-box.js';
import { WebAuthn } from './webauthn.js';

@Module({
  imports: [PasswordsModule, UsersModule],
  controllers: [SecondFactorController, PasskeysController],
  providers: [
    SecondFactorService,
    SecondFactorRepository,
    SecondFactorVerifier,
    SecondFactorCheck,
    PasskeysService,
    PasskeysRepository,
    Reauthentication,
    RecoveryCodes,
    SecretBox,
    WebAuthn,
  ],
  exports: [SecondFactorCheck],
})
export class SecondFactorModule {}
