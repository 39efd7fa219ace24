import { Module } from '@nestjs/common';
import { ConsentModule } from '../consent/consent.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { BlockedDatesController } from '../calendar/blocked-dates.controller.js';
import { BlockedDatesService } from '../calendar/blocked-dates.service.js';
import { OfferedServicesRepository } from '../catalogue/offered-services.repository.js';
import { QuickWeeksController } from '../calendar/quick-weeks.controller.js';
import { QuickWeeksRepository } from '../calendar/quick-weeks.repository.js';
import { QuickWeeksService } from '../calendar/quick-weeks.service.js';
import { ServiceTypesController } from '../catalogue/service-types.controller.js';
import { ServiceTypesService } from '../catalogue/service-types.service.js';
import { TimeSlotsController } from '../calendar/time-slots.controller.js';
import { TimeSlotsRepository } from '../calendar/time-slots.repository.js';
import { TimeSlotsService } from '../calendar/time-slots.service.js';
import { AppointmentsRepository } from './appointments.repository.js';
import { BookingController } from './booking/booking.controller.js';
import { BookingDefaults } from '../calendar/booking-defaults.js';
import { BookingLimits } from './booking/booking-limits.js';
import { BookingService } from './booking/booking.service.js';
import { CustomerAppointmentsController } from '../customer-pages/customer-appointments.controller.js';
import { CustomerAppointmentsService } from '../customer-pages/customer-appointments.service.js';
import { CustomerCalendarService } from '../customer-pages/customer-calendar.service.js';
import { BookingTokens } from './booking/booking-tokens.js';
import { MailModule } from '../mail/mail.module.js';
import { AppointmentMails } from './mails/appointment-mails.js';
import { AppointmentReminders } from './mails/appointment-reminders.js';
import { AdmitDocuments } from '../customer-pages/admit-documents.js';
import { CustomerDocumentsController } from '../customer-pages/customer-documents.controller.js';
import { DocumentsController } from '../documents/documents.controller.js';
import { DocumentsRepository } from '../documents/documents.repository.js';
import { DocumentsService } from '../documents/documents.service.js';
import { FloodsController } from './floods/floods.controller.js';
import { FloodsRepository } from './floods/floods.repository.js';
import { FloodsService } from './floods/floods.service.js';
import { InspectionMails } from '../inspections/inspection-mails.js';
import { InspectionRemindersController } from '../inspections/inspection-reminders.controller.js';
import { InspectionRemindersRepository } from '../inspections/inspection-reminders.repository.js';
import { InspectionRemindersService } from '../inspections/inspection-reminders.service.js';
import { InspectionRounds } from '../inspections/inspection-rounds.js';
import { AppointmentNotesController } from './staff/appointment-notes.controller.js';
import { AppointmentNotesService } from './staff/appointment-notes.service.js';
import { StaffAppointmentsController } from './staff/staff-appointments.controller.js';
import { StaffAppointmentsRepository } from './staff/staff-appointments.repository.js';
import { StaffAppointmentsService } from './staff/staff-appointments.service.js';
import { MailAllowances } from './mails/mail-allowances.js';
import { MailboxesRepository } from './recipients/mailboxes.repository.js';
import { OriginsRepository } from './booking/origins.repository.js';
import { RecipientsController } from '../customer-pages/recipients.controller.js';
import { RecipientsService } from './recipients/recipients.service.js';
import { RemoteGarage } from '../calendar/remote-garage.js';
import { ServiceTypesRepository } from '../catalogue/service-types.repository.js';
import { AppointmentHistoryRepository } from './states/appointment-history.repository.js';
import { AppointmentStates } from './states/appointment-states.js';
import { HistoryRecorder } from './states/history-recorder.js';
import { WorkshopCalendar } from '../calendar/workshop-calendar.js';
import { SlotAllocator } from '../calendar/slot-allocator.js';

/** Visits to the workshop: free times, bookings, and what becomes of them. */
@Module({
  imports: [ConsentModule, MailModule, StaffModule],
  controllers: [
    AppointmentNotesController,
    BookingController,
    BlockedDatesController,
    CustomerAppointmentsController,
    CustomerDocumentsController,
    DocumentsController,
    FloodsController,
    InspectionRemindersController,
    StaffAppointmentsController,
    QuickWeeksController,
    RecipientsController,
    ServiceTypesController,
    TimeSlotsController,
  ],
  providers: [
    AdmitDocuments,
    DocumentsRepository,
    DocumentsService,
    FloodsRepository,
    FloodsService,
    AppointmentHistoryRepository,
    AppointmentMails,
    AppointmentReminders,
    AppointmentNotesService,
    AppointmentStates,
    AppointmentsRepository,
    BlockedDatesService,
    BookingDefaults,
    BookingLimits,
    BookingService,
    OfferedServicesRepository,
    BookingTokens,
    CustomerAppointmentsService,
    CustomerCalendarService,
    HistoryRecorder,
    InspectionMails,
    InspectionRemindersRepository,
    InspectionRemindersService,
    InspectionRounds,
    MailAllowances,
    MailboxesRepository,
    OriginsRepository,
    StaffAppointmentsRepository,
    StaffAppointmentsService,
    QuickWeeksRepository,
    RecipientsService,
    QuickWeeksService,
    RemoteGarage,
    ServiceTypesRepository,
    ServiceTypesService,
    WorkshopCalendar,
    TimeSlotsRepository,
    TimeSlotsService,
    SlotAllocator,
  ],
})
export class AppointmentsModule {}
