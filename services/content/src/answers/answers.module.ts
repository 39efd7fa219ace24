import { Module } from '@nestjs/common';
import { AnswerCache } from './answer-cache.js';

@Module({
  providers: [{ provide: AnswerCache, useFactory: () => new AnswerCache() }],
  exports: [AnswerCache],
})
export class AnswersModule {}
