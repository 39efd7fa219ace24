import { Module } from '@nestjs/common';
import { CalendarModule } from '../calendar/calendar.module.js';
import { CatalogueService } from './catalogue.service.js';
import { ServiceTypesController } from './service-types.controller.js';
import { ServiceTypesRepository } from './service-types.repository.js';
import { ServiceTypesService } from './service-types.service.js';

/** What can be booked: the kinds of work that the workshop offers, copied from the site once, then kept by staff. */
@Module({
  imports: [CalendarModule],
  controllers: [ServiceTypesController],
  providers: [CatalogueService, ServiceTypesRepository, ServiceTypesService],
  exports: [CatalogueService],
})
export class CatalogueModule {}
