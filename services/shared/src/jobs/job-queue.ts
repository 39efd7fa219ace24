import type { QueueOptions } from 'pg-boss';

/** A queue of background jobs that carry data of the type `T`. Names are unique within a service. */
export interface JobQueue<T extends object> {
  readonly name: string;
  /** How many jobs one replica works on at a time. */
  readonly concurrency: number;
  /** Retries, deadlines and retention in seconds, as pg-boss names them. */
  readonly options: QueueOptions;
  /** While a job with the same key waits or runs, no second one is stored. Without it, all are. */
  readonly keyOf?: (data: T) => string;
  /** A second one is stored all the same, and one that waits can be given another time: `Jobs.reschedule`. */
  readonly hasManyPerKey?: true;
}

/** One attempt at a job. */
export interface Job<T extends object> {
  readonly id: string;
  readonly data: T;
  /** Counts from 1. */
  readonly attempt: number;
  /** No further attempt follows this one. */
  readonly isLastAttempt: boolean;
  /** Aborts when the service is about to stop; long work ends at its next good point. */
  readonly stopping: AbortSignal;
}

/** A queue whose waiting jobs are found by their key. */
export type KeyedQueue<T extends object> = JobQueue<T> & Required<Pick<JobQueue<T>, 'keyOf'>>;

/**
 * Does the work; throws to be called again later, as the queue's options say. Answers `again` for the same without
 * a line in the log, when it has written a better one.
 */
export type JobHandler<T extends object> = (job: Job<T>) => Promise<void | 'again'>;

/** Work that is due at certain times, in the time of Zurich; see `Jobs.schedule`. */
export interface JobSchedule {
  readonly name: string;
  /** Five fields: minute, hour, day of month, month, day of week. */
  readonly cron: string;
  /** How often, and after how many seconds, work that failed is tried again. Without it: when it is due next. */
  readonly retries?: Required<Pick<QueueOptions, 'retryLimit' | 'retryDelay'>>;
}
