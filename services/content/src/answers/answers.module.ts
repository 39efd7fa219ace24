import { Module } from '@nestjs/common';
import { Answers } from './answers.js';

@Module({ providers: [Answers], exports: [Answers] })
export class AnswersModule {}
