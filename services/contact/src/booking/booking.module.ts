import { Module } from '@nestjs/common';
import { BlockedDatesController } from './admin/blocked-dates.controller.js';
import { BlockedDatesService } from './admin/blocked-dates.service.js';
import { OfferedServicesRepository } from './admin/offered-services.repository.js';
import { ServiceTypesController } from './admin/service-types.controller.js';
import { ServiceTypesService } from './admin/service-types.service.js';
import { TimeSlotsController } from './admin/time-slots.controller.js';
import { WorkshopPlanRepository } from './admin/workshop-plan.repository.js';
import { WorkshopPlanService } from './admin/workshop-plan.service.js';
import { AppointmentsRepository } from './appointments.repository.js';
import { BookingController } from './booking.controller.js';
import { BookingDefaults } from './booking-defaults.js';
import { BookingService } from './booking.service.js';
import { RemoteGarage } from './remote-garage.js';
import { ServiceTypesRepository } from './service-types.repository.js';
import { WorkshopCalendar } from './workshop-calendar.js';

/**
 * Not reachable from outside yet: `gateway/routes.json` gets its line together with the booking page and
 * the staff's plan, so that no booking can come in that nobody sees.
 */
@Module({
  controllers: [BookingController, BlockedDatesController, ServiceTypesController, TimeSlotsController],
  providers: [
    AppointmentsRepository,
    BlockedDatesService,
    BookingDefaults,
    BookingService,
    OfferedServicesRepository,
    RemoteGarage,
    ServiceTypesRepository,
    ServiceTypesService,
    WorkshopCalendar,
    WorkshopPlanRepository,
    WorkshopPlanService,
  ],
})
export class BookingModule {}
