import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { MainAdminModule } from '../main-admin/main-admin.module.js';
import { PasswordLinksModule } from '../password-links/password-links.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { StatusModule } from '../status/status.module.js';
import { Housekeeping } from './housekeeping.js';

@Module({
  imports: [AuditModule, MainAdminModule, PasswordLinksModule, SessionsModule, StatusModule],
  providers: [Housekeeping],
})
export class HousekeepingModule {}
