import { Module } from '@nestjs/common';
import { MessageChanges } from './message-changes.js';

@Module({ providers: [MessageChanges], exports: [MessageChanges] })
export class LiveModule {}
