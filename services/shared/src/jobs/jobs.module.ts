import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Jobs, JOBS_SCHEMA } from './jobs.js';

/** Gives every feature of a service its background jobs. The service imports it once. */
@Global()
@Module({})
export class JobsModule {
  static forRoot({ schema }: { schema: string }): DynamicModule {
    return {
      module: JobsModule,
      providers: [Jobs, { provide: JOBS_SCHEMA, useValue: schema }],
      exports: [Jobs],
    };
  }
}
