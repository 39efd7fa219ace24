import { type DynamicModule, Global, Module } from '@nestjs/common';
import { JobMetrics } from './job-metrics.js';
import { JOBS_OPTIONS, type JobsOptions } from './jobs-options.js';
import { Jobs } from './jobs.js';

/** Gives every feature of a service its background jobs. The service imports it once. */
@Global()
@Module({})
export class JobsModule {
  static forRoot(options: JobsOptions): DynamicModule {
    return {
      module: JobsModule,
      providers: [Jobs, JobMetrics, { provide: JOBS_OPTIONS, useValue: options }],
      exports: [Jobs],
    };
  }
}
