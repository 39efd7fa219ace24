import { Module } from '@nestjs/common';
import { BackupsRepository } from './backups.repository.js';
import { StatusController } from './status.controller.js';
import { StatusService } from './status.service.js';

@Module({
  controllers: [StatusController],
  providers: [StatusService, BackupsRepository],
  exports: [StatusService],
})
export class StatusModule {}
