import type { Backup, StatusResponse } from '@garage/contracts/status';
import { HealthChecks } from '@garage/shared/health/health-checks';
import { Injectable, Logger } from '@nestjs/common';
import { AuthConfig } from '../config/env.js';
import { BackupsRepository } from './backups.repository.js';
import { packageVersion } from './package-version.js';

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
    const [database, sessions, lastBackup] = await Promise.all([
      this.checks.measure('postgres'),
      this.checks.measure('sessions'),
      this.lastBackup(),
    ]);
    return {
      measuredAt: new Date().toISOString(),
      database,
      sessions: { ...sessions, store: this.config.redisUrl ? 'redis' : 'postgres' },
      ...(lastBackup !== undefined && { lastBackup }),
      version: { number: packageVersion(), commit: this.config.gitCommit ?? null },
    };
  }

  forgetOldBackups(stopping?: AbortSignal): Promise<void> {
    return this.backups.deleteOlderThan(BACKUP_LINES_KEPT_DAYS, stopping);
  }

  /** Undefined when the database does not say. */
  private async lastBackup(): Promise<Backup | null | undefined> {
    try {
      return await this.backups.findLast();
    } catch (err) {
      this.logger.warn({ msg: 'the last backup is not known', err });
      return undefined;
    }
  }
}
