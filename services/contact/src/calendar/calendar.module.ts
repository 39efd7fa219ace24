import { Module } from '@nestjs/common';
import { LastKnownModule } from '../last-known/last-known.module.js';
import { BlockedDatesController } from './blocked-dates.controller.js';
import { BlockedDatesRepository } from './blocked-dates.repository.js';
import { BlockedDatesService } from './blocked-dates.service.js';
import { BookingDefaults } from './booking-defaults.js';
import { QuickWeeksController } from './quick-weeks.controller.js';
import { QuickWeeksRepository } from './quick-weeks.repository.js';
import { QuickWeeksService } from './quick-weeks.service.js';
import { SeatsRepository } from './seats.repository.js';
import { SlotAllocator } from './slot-allocator.js';
import { TimeSlotsController } from './time-slots.controller.js';
import { TimeSlotsRepository } from './time-slots.repository.js';
import { TimeSlotsService } from './time-slots.service.js';
import { WorkshopCalendar } from './workshop-calendar.js';
import { WorkshopCalendarRepository } from './workshop-calendar.repository.js';

/**
 * When the workshop has room: its week of slots, days off, weeks with quick places, how far ahead it is booked,
 * and which seats are taken. It knows appointments by their number only.
 */
@Module({
  imports: [LastKnownModule],
  controllers: [BlockedDatesController, QuickWeeksController, TimeSlotsController],
  providers: [
    BlockedDatesRepository,
    BlockedDatesService,
    BookingDefaults,
    QuickWeeksRepository,
    QuickWeeksService,
    SeatsRepository,
    SlotAllocator,
    TimeSlotsRepository,
    TimeSlotsService,
    WorkshopCalendar,
    WorkshopCalendarRepository,
  ],
  exports: [BlockedDatesService, BookingDefaults, SlotAllocator, WorkshopCalendar],
})
export class CalendarModule {}
