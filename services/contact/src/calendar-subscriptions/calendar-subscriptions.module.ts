import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { LastKnownModule } from '../last-known/last-known.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { CalendarFeedController } from './calendar-feed.controller.js';
import { CalendarFeedService } from './calendar-feed.service.js';
import { CalendarSubscriptionsController } from './calendar-subscriptions.controller.js';
import { CalendarSubscriptionsRepository } from './calendar-subscriptions.repository.js';
import { CalendarSubscriptionsService } from './calendar-subscriptions.service.js';

/** The workshop's appointments in the calendar programs of its staff. */
@Module({
  imports: [AppointmentsModule, CatalogueModule, LastKnownModule, StaffModule],
  controllers: [CalendarFeedController, CalendarSubscriptionsController],
  providers: [CalendarFeedService, CalendarSubscriptionsRepository, CalendarSubscriptionsService],
})
export class CalendarSubscriptionsModule {}
