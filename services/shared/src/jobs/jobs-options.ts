import type { Grant } from '../database/grants.js';

export const JOBS_OPTIONS = Symbol('the options of the jobs');

export interface JobsOptions {
  /** Where a service's jobs are stored: a Postgres schema of its own. */
  schema: string;
  /** What other parts of the site may do there, where each has a role of its own. */
  grants?: readonly Grant[];
}
