import { Module } from '@nestjs/common';
import { LiveModule } from '../live/live.module.js';
import { PersonalDataController } from './personal-data.controller.js';
import { PersonalDataRepository } from './personal-data.repository.js';
import { PersonalDataService } from './personal-data.service.js';

@Module({
  imports: [LiveModule],
  controllers: [PersonalDataController],
  providers: [PersonalDataRepository, PersonalDataService],
})
export class PersonalDataModule {}
