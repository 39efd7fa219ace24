import { Module } from '@nestjs/common';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { UsersModule } from '../users/users.module.js';
import { PasswordLinksController } from './password-links.controller.js';
import { PasswordLinksRepository } from './password-links.repository.js';
import { PasswordLinksService } from './password-links.service.js';

@Module({
  imports: [PasswordsModule, SignInModule, UsersModule],
  controllers: [PasswordLinksController],
  providers: [PasswordLinksService, PasswordLinksRepository],
  exports: [PasswordLinksService],
})
export class PasswordLinksModule {}
