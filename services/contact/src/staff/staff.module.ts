import { Module } from '@nestjs/common';
import { StaffDirectory } from './staff-directory.js';

@Module({ providers: [StaffDirectory], exports: [StaffDirectory] })
export class StaffModule {}
