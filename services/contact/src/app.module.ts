import { DatabaseModule } from '@garage/shared/database/database.module';
import { Module } from '@nestjs/common';
import { CreateContactMessages1763640000000 } from './database/migrations/1763640000000-create-contact-messages.js';
import { ContactMessageEntity } from './messages/contact-message.entity.js';
import { IdempotencyKeyEntity } from './messages/idempotency-key.entity.js';
import { MessagesModule } from './messages/messages.module.js';

@Module({
  imports: [
    DatabaseModule.forRoot({
      schema: 'contact',
      entities: [ContactMessageEntity, IdempotencyKeyEntity],
      migrations: [CreateContactMessages1763640000000],
    }),
    MessagesModule,
  ],
})
export class AppModule {}
