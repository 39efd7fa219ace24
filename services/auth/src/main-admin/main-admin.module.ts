import { Module } from '@nestjs/common';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { MainAdminController } from './main-admin.controller.js';
import { MainAdminRepository } from './main-admin.repository.js';
import { MainAdminService } from './main-admin.service.js';
import { MainAdminSetup } from './main-admin-setup.js';

@Module({
  imports: [PasswordsModule, SignInModule],
  controllers: [MainAdminController],
  providers: [MainAdminService, MainAdminRepository, MainAdminSetup],
  exports: [MainAdminService],
})
export class MainAdminModule {}
