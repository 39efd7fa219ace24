import { Module } from '@nestjs/common';
import { LiveModule } from '../live/live.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { Purge } from './purge.js';
import { RetentionController } from './retention.controller.js';
import { RetentionRepository } from './retention.repository.js';
import { RetentionService } from './retention.service.js';

@Module({
  imports: [LiveModule, SettingsModule],
  controllers: [RetentionController],
  providers: [RetentionRepository, RetentionService, Purge],
})
export class RetentionModule {}
