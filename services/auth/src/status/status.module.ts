import { Module } from '@nestjs/common';
import { BackupMetrics } from './backup-metrics.js';
import { BackupsRepository } from './backups.repository.js';
import { StatusController } from './status.controller.js';
import { StatusService } from './status.service.js';

@Module({
  controllers: [StatusController],
  providers: [StatusService, BackupsRepository, BackupMetrics],
  exports: [StatusService],
})
export class StatusModule {}
