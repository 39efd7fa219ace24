import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Jobs, JOBS_OPTIONS, type JobsOptions } from './jobs.js';

/** Gives every feature of a service its background jobs. The service imports it once. */
@Global()
@Module({})
export class JobsModule {
  static forRoot(options: JobsOptions): DynamicModule {
    return {
      module: JobsModule,
      providers: [Jobs, { provide: JOBS_OPTIONS, useValue: options }],
      exports: [Jobs],
    };
  }
}
