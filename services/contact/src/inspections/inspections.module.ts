import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { LastKnownModule } from '../last-known/last-known.module.js';
import { MailModule } from '../mail/mail.module.js';
import { MailTextsModule } from '../mail-texts/mail-texts.module.js';
import { InspectionMails } from './inspection-mails.js';
import { InspectionRemindersController } from './inspection-reminders.controller.js';
import { InspectionRemindersRepository } from './inspection-reminders.repository.js';
import { InspectionRemindersService } from './inspection-reminders.service.js';
import { StoredRemindersRepository } from './stored-reminders.repository.js';

/** Wishes to be reminded of a car's official inspections, which customers add to a booking, and their mails. */
@Module({
  imports: [AppointmentsModule, LastKnownModule, MailModule, MailTextsModule],
  controllers: [InspectionRemindersController],
  providers: [
    InspectionMails,
    InspectionRemindersRepository,
    InspectionRemindersService,
    StoredRemindersRepository,
  ],
  exports: [InspectionRemindersService, StoredRemindersRepository],
})
export class InspectionsModule {}
