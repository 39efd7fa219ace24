import { Module } from '@nestjs/common';
import { StaffModule } from '../staff/staff.module.js';
import { LiveChanges } from './live-changes.js';
import { LiveController } from './live.controller.js';
import { LiveStreams } from './live-streams.js';

/** Tells all replicas about changes, and open panels through them; a room adds what it has to say (`LiveStreams.add`). */
@Module({
  imports: [StaffModule],
  controllers: [LiveController],
  providers: [LiveChanges, LiveStreams],
  exports: [LiveChanges, LiveStreams],
})
export class LiveModule {}
