import { Module } from '@nestjs/common';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { KnownDevices } from './known-devices.js';
import { LocalStrategy } from './local.strategy.js';
import { SignInAttempts } from './sign-in-attempts.js';
import { SignInMetrics } from './sign-in-metrics.js';
import { SignInController } from './sign-in.controller.js';
import { SignInGuard } from './sign-in.guard.js';
import { SignInRepository } from './sign-in.repository.js';
import { SignInService } from './sign-in.service.js';

@Module({
  imports: [PasswordsModule, SecondFactorModule, SessionsModule],
  controllers: [SignInController],
  providers: [
    SignInService,
    SignInRepository,
    SignInAttempts,
    SignInMetrics,
    KnownDevices,
    SignInGuard,
    LocalStrategy,
  ],
  exports: [SignInAttempts],
})
export class SignInModule {}
