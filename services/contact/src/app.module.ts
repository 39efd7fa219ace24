import { DatabaseModule } from '@garage/shared/database/database.module';
import { CONTACT_JOBS_SCHEMA } from '@garage/shared/internal/account-mails';
import { JobsModule } from '@garage/shared/jobs/jobs.module';
import { Module } from '@nestjs/common';
import { AccountMailsModule } from './account-mails/account-mails.module.js';
import { AppointmentsModule } from './appointments/appointments.module.js';
import { CalendarSubscriptionsModule } from './calendar-subscriptions/calendar-subscriptions.module.js';
import { CalendarModule } from './calendar/calendar.module.js';
import { CatalogueModule } from './catalogue/catalogue.module.js';
import { ConversationsModule } from './conversations/conversations.module.js';
import { MessageNoteEntity } from './conversations/message-note.entity.js';
import { ReplyTemplateEntity } from './conversations/reply-template.entity.js';
import { CustomersModule } from './customers/customers.module.js';
import { CustomerPagesModule } from './customer-pages/customer-pages.module.js';
import { jobGrants } from './database/grants.js';
import { migrations } from './database/migrations.js';
import { CertificateMetrics } from './doctor/certificate-metrics.js';
import { DocumentsModule } from './documents/documents.module.js';
import { FindingsModule } from './findings/findings.module.js';
import { InspectionsModule } from './inspections/inspections.module.js';
import { MailEntity } from './mail/mail.entity.js';
import { ContactMessageEntity } from './messages/contact-message.entity.js';
import { IdempotencyKeyEntity } from './messages/idempotency-key.entity.js';
import { MessagesModule } from './messages/messages.module.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';
import { RetentionModule } from './retention/retention.module.js';
import { SettingEntity } from './settings/setting.entity.js';

@Module({
  imports: [
    DatabaseModule.forRoot({
      schema: 'contact',
      entities: [
        ContactMessageEntity,
        IdempotencyKeyEntity,
        MailEntity,
        MessageNoteEntity,
        ReplyTemplateEntity,
        SettingEntity,
      ],
      migrations,
    }),
    JobsModule.forRoot({ schema: CONTACT_JOBS_SCHEMA, grants: jobGrants }),
    AccountMailsModule,
    MessagesModule,
    ConversationsModule,
    CalendarModule,
    CatalogueModule,
    AppointmentsModule,
    DocumentsModule,
    FindingsModule,
    InspectionsModule,
    CalendarSubscriptionsModule,
    CustomersModule,
    CustomerPagesModule,
    PersonalDataModule,
    RetentionModule,
  ],
  providers: [CertificateMetrics],
})
export class AppModule {}
