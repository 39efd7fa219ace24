import type { StatusResponse } from '@garage/contracts/status';
import { packageVersion } from '@garage/shared/config/package-version';
import { HealthChecks } from '@garage/shared/health/health-checks';
import { Injectable, Logger } from '@nestjs/common';
import { AuthConfig } from '../config/env.js';
import { BackupsRepository } from './backups.repository.js';

/** The lines, not the copies: those are kept by whoever makes them. */
const BACKUP_LINES_KEPT_DAYS = 365;

/** Measures at every call; nothing is remembered, so nothing can look better than it is. */
@Injectable()
export class StatusService {
  private readonly logger = new Logger(StatusService.name);

  constructor(
    private readonly config: AuthConfig,
    private readonly checks: HealthChecks,
    private readonly backups: BackupsRepository,
  ) {}

  async measure(): Promise<StatusResponse> {
    const [database, sessions, kept] = await Promise.all([
      this.checks.measure('postgres'),
      this.checks.measure('sessions'),
      this.copies(),
    ]);
    return {
      measuredAt: new Date().toISOString(),
      database,
      sessions: { ...sessions, store: this.config.redisUrl ? 'redis' : 'postgres' },
      ...kept,
      version: { number: packageVersion(), commit: this.config.gitCommit ?? null },
    };
  }

  forgetOldBackups(stopping?: AbortSignal): Promise<void> {
    return this.backups.deleteOlderThan(BACKUP_LINES_KEPT_DAYS, stopping);
  }

  /** Nothing when the database does not say. */
  private async copies(): Promise<Pick<StatusResponse, 'lastBackup' | 'backupChecks'>> {
    try {
      const [lastBackup, backupChecks] = await Promise.all([
        this.backups.findLast(),
        this.backups.findLastChecks(),
      ]);
      return { lastBackup, backupChecks };
    } catch (err) {
      this.logger.warn({ msg: 'the last backup is not known', err });
      return {};
    }
  }
}
