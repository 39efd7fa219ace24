import { Module } from '@nestjs/common';
import { PasswordLinkMails } from '../password-links/password-link-mails.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { UserPasswordsController } from './user-passwords.controller.js';
import { UserPasswordsService } from './user-passwords.service.js';
import { UsersController } from './users.controller.js';
import { UsersRepository } from './users.repository.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [PasswordsModule],
  controllers: [UsersController, UserPasswordsController],
  providers: [UsersService, UserPasswordsService, UsersRepository, PasswordLinkMails],
  exports: [UsersRepository, PasswordLinkMails],
})
export class UsersModule {}
