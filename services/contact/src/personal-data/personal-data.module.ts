import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { CustomersModule } from '../customers/customers.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { FindingsModule } from '../findings/findings.module.js';
import { InspectionsModule } from '../inspections/inspections.module.js';
import { MailModule } from '../mail/mail.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { PersonalDataController } from './personal-data.controller.js';
import { PersonalDataRepository } from './personal-data.repository.js';
import { PersonalDataService } from './personal-data.service.js';

/** What is kept about one person, across rooms; each of them answers for its own (`PersonalDataPart`). */
@Module({
  imports: [
    AppointmentsModule,
    ConversationsModule,
    CustomersModule,
    DocumentsModule,
    FindingsModule,
    InspectionsModule,
    MailModule,
    MessagesModule,
  ],
  controllers: [PersonalDataController],
  providers: [PersonalDataRepository, PersonalDataService],
})
export class PersonalDataModule {}
