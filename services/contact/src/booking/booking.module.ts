import { Module } from '@nestjs/common';
import { ConsentModule } from '../consent/consent.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { BlockedDatesController } from './admin/blocked-dates.controller.js';
import { BlockedDatesService } from './admin/blocked-dates.service.js';
import { OfferedServicesRepository } from './admin/offered-services.repository.js';
import { QuickWeeksController } from './admin/quick-weeks.controller.js';
import { QuickWeeksRepository } from './admin/quick-weeks.repository.js';
import { QuickWeeksService } from './admin/quick-weeks.service.js';
import { ServiceTypesController } from './admin/service-types.controller.js';
import { ServiceTypesService } from './admin/service-types.service.js';
import { TimeSlotsController } from './admin/time-slots.controller.js';
import { WorkshopPlanRepository } from './admin/workshop-plan.repository.js';
import { WorkshopPlanService } from './admin/workshop-plan.service.js';
import { AppointmentsRepository } from './appointments.repository.js';
import { BookingController } from './booking.controller.js';
import { BookingDefaults } from './booking-defaults.js';
import { BookingLimits } from './booking-limits.js';
import { BookingService } from './booking.service.js';
import { CustomerAppointmentsController } from './customer/customer-appointments.controller.js';
import { CustomerAppointmentsService } from './customer/customer-appointments.service.js';
import { CustomerCalendarService } from './customer/customer-calendar.service.js';
import { BookingTokens } from './booking-tokens.js';
import { MailModule } from '../mail/mail.module.js';
import { AppointmentMails } from './mails/appointment-mails.js';
import { AppointmentReminders } from './mails/appointment-reminders.js';
import { AdmitDocuments } from './documents/admit-documents.js';
import { CustomerDocumentsController } from './documents/customer-documents.controller.js';
import { DocumentsController } from './documents/documents.controller.js';
import { DocumentsRepository } from './documents/documents.repository.js';
import { DocumentsService } from './documents/documents.service.js';
import { FloodsController } from './floods/floods.controller.js';
import { FloodsRepository } from './floods/floods.repository.js';
import { FloodsService } from './floods/floods.service.js';
import { InspectionMails } from './inspections/inspection-mails.js';
import { InspectionRemindersController } from './inspections/inspection-reminders.controller.js';
import { InspectionRemindersRepository } from './inspections/inspection-reminders.repository.js';
import { InspectionRemindersService } from './inspections/inspection-reminders.service.js';
import { InspectionRounds } from './inspections/inspection-rounds.js';
import { AppointmentNotesController } from './plan/appointment-notes.controller.js';
import { AppointmentNotesService } from './plan/appointment-notes.service.js';
import { PlanController } from './plan/plan.controller.js';
import { PlanRepository } from './plan/plan.repository.js';
import { PlanService } from './plan/plan.service.js';
import { MailAllowances } from './mails/mail-allowances.js';
import { MailboxesRepository } from './recipients/mailboxes.repository.js';
import { OriginsRepository } from './recipients/origins.repository.js';
import { RecipientsController } from './recipients/recipients.controller.js';
import { RecipientsService } from './recipients/recipients.service.js';
import { RemoteGarage } from './remote-garage.js';
import { ServiceTypesRepository } from './service-types.repository.js';
import { AppointmentHistoryRepository } from './states/appointment-history.repository.js';
import { AppointmentStates } from './states/appointment-states.js';
import { HistoryRecorder } from './states/history-recorder.js';
import { WorkshopCalendar } from './workshop-calendar.js';
import { WorkshopDesk } from './workshop-desk.js';

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
    PlanController,
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
    PlanRepository,
    PlanService,
    QuickWeeksRepository,
    RecipientsService,
    QuickWeeksService,
    RemoteGarage,
    ServiceTypesRepository,
    ServiceTypesService,
    WorkshopCalendar,
    WorkshopPlanRepository,
    WorkshopPlanService,
    WorkshopDesk,
  ],
})
export class BookingModule {}
