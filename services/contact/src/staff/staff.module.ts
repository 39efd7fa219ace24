import { Module } from '@nestjs/common';
import { StaffDirectory } from './staff-directory.js';
import { StaffRepository } from './staff.repository.js';

/** Who of the staff is who; the accounts themselves belong to the auth service. */
@Module({ providers: [StaffDirectory, StaffRepository], exports: [StaffDirectory] })
export class StaffModule {}
