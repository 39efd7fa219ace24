import { DatabaseModule } from '@garage/shared/database/database.module';
import { JobsModule } from '@garage/shared/jobs/jobs.module';
import { Module } from '@nestjs/common';
import { AuditModule } from './audit/audit.module.js';
import { grants } from './database/grants.js';
import { migrations } from './database/migrations.js';
import { HousekeepingModule } from './housekeeping/housekeeping.module.js';
import { MainAdminModule } from './main-admin/main-admin.module.js';
import { PasswordLinksModule } from './password-links/password-links.module.js';
import { ProfileModule } from './profile/profile.module.js';
import { RolesModule } from './roles/roles.module.js';
import { SecondFactorModule } from './second-factor/second-factor.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { SignInModule } from './sign-in/sign-in.module.js';
import { StatusModule } from './status/status.module.js';
import { UsersModule } from './users/users.module.js';

@Module({
  imports: [
    DatabaseModule.forRoot({ schema: 'auth', entities: [], migrations, grants }),
    JobsModule.forRoot({ schema: 'auth_jobs' }),
    SignInModule,
    UsersModule,
    RolesModule,
    ProfileModule,
    SessionsModule,
    SecondFactorModule,
    AuditModule,
    MainAdminModule,
    PasswordLinksModule,
    StatusModule,
    HousekeepingModule,
  ],
})
export class AppModule {}
