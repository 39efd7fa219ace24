import { Module } from '@nestjs/common';
import { CalendarModule } from '../calendar/calendar.module.js';
import { LastKnownModule } from '../last-known/last-known.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { CatalogueCopy } from './catalogue-copy.js';
import { CatalogueService } from './catalogue.service.js';
import { ServiceTypesController } from './service-types.controller.js';
import { ServiceTypesRepository } from './service-types.repository.js';

/** What can be booked: a copy of the site's services, which staff change in their editor. */
@Module({
  imports: [CalendarModule, LastKnownModule, SettingsModule],
  controllers: [ServiceTypesController],
  providers: [CatalogueCopy, CatalogueService, ServiceTypesRepository],
  exports: [CatalogueService],
})
export class CatalogueModule {}
