import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { CustomersModule } from '../customers/customers.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { FindingsModule } from '../findings/findings.module.js';
import { InspectionsModule } from '../inspections/inspections.module.js';
import { MailModule } from '../mail/mail.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { Purge } from './purge.js';
import { RetentionController } from './retention.controller.js';
import { RetentionRepository } from './retention.repository.js';
import { RetentionService } from './retention.service.js';

/** How long data are kept, and the nightly deletion; each room answers for its own (`RetentionPart`). */
@Module({
  imports: [
    AppointmentsModule,
    CustomersModule,
    DocumentsModule,
    FindingsModule,
    InspectionsModule,
    MailModule,
    MessagesModule,
    SettingsModule,
  ],
  controllers: [RetentionController],
  providers: [RetentionRepository, RetentionService, Purge],
})
export class RetentionModule {}
