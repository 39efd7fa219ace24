import { Module } from '@nestjs/common';
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
  controllers: [BookingController],
  providers: [
    AppointmentsRepository,
    BookingDefaults,
    BookingService,
    RemoteGarage,
    ServiceTypesRepository,
    WorkshopCalendar,
  ],
})
export class BookingModule {}
