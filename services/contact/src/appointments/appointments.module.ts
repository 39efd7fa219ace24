import { Module } from '@nestjs/common';
import { CalendarModule } from '../calendar/calendar.module.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { ConsentModule } from '../consent/consent.module.js';
import { LastKnownModule } from '../last-known/last-known.module.js';
import { LiveModule } from '../live/live.module.js';
import { MailModule } from '../mail/mail.module.js';
import { MailTextsModule } from '../mail-texts/mail-texts.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { AppointmentsRepository } from './appointments.repository.js';
import { AppointmentsService } from './appointments.service.js';
import { BookingLimits } from './booking/booking-limits.js';
import { BookingTokens } from './booking/booking-tokens.js';
import { BookingController } from './booking/booking.controller.js';
import { BookingService } from './booking/booking.service.js';
import { OriginsRepository } from './booking/origins.repository.js';
import { AppointmentCorrections } from './corrections/appointment-corrections.js';
import { EarlierLineRepository } from './earlier/earlier-line.repository.js';
import { EarlierPlacesService } from './earlier/earlier-places.service.js';
import { KeptAnswersService } from './earlier/kept-answers.service.js';
import { KeptPlaceMails } from './earlier/kept-place-mails.js';
import { KeptPlacesRepository } from './earlier/kept-places.repository.js';
import { KeptPlacesSchedule } from './earlier/kept-places-schedule.js';
import { FloodsController } from './floods/floods.controller.js';
import { FloodsRepository } from './floods/floods.repository.js';
import { FloodsService } from './floods/floods.service.js';
import { AppointmentMails } from './mails/appointment-mails.js';
import { AppointmentReminders } from './mails/appointment-reminders.js';
import { ExampleMails } from './mails/example-mails.js';
import { MailAllowances } from './mails/mail-allowances.js';
import { RemindersRepository } from './mails/reminders.repository.js';
import { VisitOwners } from './owners/visit-owners.js';
import { VisitOwnersRepository } from './owners/visit-owners.repository.js';
import { MailboxesRepository } from './recipients/mailboxes.repository.js';
import { OfferBookingsController } from './offers/offer-bookings.controller.js';
import { OfferBookingsRepository } from './offers/offer-bookings.repository.js';
import { OfferBookingsService } from './offers/offer-bookings.service.js';
import { RecipientsService } from './recipients/recipients.service.js';
import { AppointmentAssigneesService } from './staff/appointment-assignees.service.js';
import { AppointmentCorrectionsController } from './staff/appointment-corrections.controller.js';
import { AppointmentListRepository } from './staff/appointment-list.repository.js';
import { AppointmentListService } from './staff/appointment-list.service.js';
import { AppointmentNotesController } from './staff/appointment-notes.controller.js';
import { AppointmentNotesService } from './staff/appointment-notes.service.js';
import { StaffAppointmentsController } from './staff/staff-appointments.controller.js';
import { StaffAppointmentsRepository } from './staff/staff-appointments.repository.js';
import { StaffAppointmentsService } from './staff/staff-appointments.service.js';
import { WorkshopDayController } from './staff/workshop-day.controller.js';
import { WorkshopDayService } from './staff/workshop-day.service.js';
import { AppointmentHistoryRepository } from './states/appointment-history.repository.js';
import { AppointmentStates } from './states/appointment-states.js';
import { HistoryRecorder } from './states/history-recorder.js';
import { StateUndo } from './states/state-undo.js';
import { StoredAppointmentsRepository } from './stored-appointments.repository.js';
import { VisitSettingsController } from './visit-settings/visit-settings.controller.js';
import { VisitSettingsService } from './visit-settings/visit-settings.service.js';

/**
 * Visits to the workshop: how they are booked, what becomes of them, the mails about that, and the staff's view.
 * Owns appointments with their history and notes; seats belong to the calendar.
 */
@Module({
  imports: [
    CalendarModule,
    CatalogueModule,
    ConsentModule,
    LastKnownModule,
    LiveModule,
    MailModule,
    MailTextsModule,
    SettingsModule,
    StaffModule,
  ],
  controllers: [
    AppointmentCorrectionsController,
    AppointmentNotesController,
    BookingController,
    FloodsController,
    OfferBookingsController,
    StaffAppointmentsController,
    VisitSettingsController,
    WorkshopDayController,
  ],
  providers: [
    AppointmentAssigneesService,
    AppointmentCorrections,
    AppointmentHistoryRepository,
    AppointmentListRepository,
    AppointmentListService,
    AppointmentMails,
    AppointmentNotesService,
    AppointmentReminders,
    AppointmentStates,
    AppointmentsRepository,
    AppointmentsService,
    BookingLimits,
    BookingService,
    BookingTokens,
    EarlierLineRepository,
    EarlierPlacesService,
    ExampleMails,
    FloodsRepository,
    FloodsService,
    HistoryRecorder,
    KeptAnswersService,
    KeptPlaceMails,
    KeptPlacesRepository,
    KeptPlacesSchedule,
    MailAllowances,
    MailboxesRepository,
    OfferBookingsRepository,
    OfferBookingsService,
    OriginsRepository,
    RecipientsService,
    RemindersRepository,
    StaffAppointmentsRepository,
    StaffAppointmentsService,
    StateUndo,
    StoredAppointmentsRepository,
    VisitOwners,
    VisitOwnersRepository,
    VisitSettingsService,
    WorkshopDayService,
  ],
  exports: [
    AppointmentNotesService,
    AppointmentStates,
    AppointmentsService,
    BookingLimits,
    BookingService,
    BookingTokens,
    KeptAnswersService,
    MailAllowances,
    RecipientsService,
    StoredAppointmentsRepository,
    VisitOwners,
    VisitSettingsService,
  ],
})
export class AppointmentsModule {}
