import { Module } from '@nestjs/common';
import { MessageChanges } from './message-changes.js';

/** Tells all replicas about changes of messages. */
@Module({ providers: [MessageChanges], exports: [MessageChanges] })
export class LiveModule {}
