import type { IsoTimestamp } from './common.js';

/** How the parts of the site are, measured when it is asked. Answered by the auth service. */
export const STATUS_PATH = '/api/admin/status';

/** A copy older than this deserves a warning: the one of last night is missing. */
export const BACKUP_WARNING_HOURS = 48;

/** Copies are looked through every week and restored on trial every month; twice as old deserves a warning. */
export const BACKUP_CHECK_WARNING_DAYS = { check: 14, drill: 60 } as const;

export interface Measurement {
  state: 'ok' | 'unavailable';
  /** How long it took to answer, or to fail. */
  milliseconds: number;
}

/** A safety copy of the data that was finished and checked. */
export interface Backup {
  finishedAt: IsoTimestamp;
  /** Database and uploaded pictures together. */
  bytes: number;
}

/** When the copies were looked after last; null when they never were. */
export interface BackupChecks {
  /** They were found whole. */
  check: IsoTimestamp | null;
  /** One of them was restored on trial. */
  drill: IsoTimestamp | null;
}

/** `GET /api/admin/status`. */
export interface StatusResponse {
  measuredAt: IsoTimestamp;
  database: Measurement;
  /** Where sessions are kept. */
  sessions: Measurement & { store: 'redis' | 'postgres' };
  /** Null when there has never been one; absent when that could not be found out. */
  lastBackup?: Backup | null;
  /** Absent when it could not be found out. */
  backupChecks?: BackupChecks;
  version: {
    /** Of the package. */
    number: string;
    /** The commit that it was built from; null when the build did not know. */
    commit: string | null;
  };
}
