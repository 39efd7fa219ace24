import { DatabaseModule } from '@garage/shared/database/database.module';
import { Module } from '@nestjs/common';
import { migrations } from './database/migrations.js';
import { MainAdminModule } from './main-admin/main-admin.module.js';
import { RolesModule } from './roles/roles.module.js';
import { SignInModule } from './sign-in/sign-in.module.js';
import { UsersModule } from './users/users.module.js';

@Module({
  imports: [
    DatabaseModule.forRoot({ schema: 'auth', entities: [], migrations }),
    SignInModule,
    UsersModule,
    RolesModule,
    MainAdminModule,
  ],
})
export class AppModule {}
