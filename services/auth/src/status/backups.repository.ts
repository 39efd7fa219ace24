import type { Backup, BackupChecks } from '@garage/contracts/status';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { deleteEnded } from '../database/delete-ended.js';

/** The record of safety copies. Whoever makes one writes its line, outside of this service. */
@Injectable()
export class BackupsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Null when there has never been one. */
  async findLast(): Promise<Backup | null> {
    const [last]: { finished_at: Date; bytes: string }[] = await this.dataSource.query(
      'SELECT finished_at, bytes FROM auth.backups ORDER BY finished_at DESC LIMIT 1',
    );
    return last ? { finishedAt: last.finished_at.toISOString(), bytes: Number(last.bytes) } : null;
  }

  /** When the copies were last found whole, and when one was last restored on trial. */
  async findLastChecks(): Promise<BackupChecks> {
    const [last]: { check: Date | null; drill: Date | null }[] = await this.dataSource.query(
      `SELECT (SELECT max(finished_at) FROM auth.backup_checks WHERE kind = 'check') AS "check",
              (SELECT max(finished_at) FROM auth.backup_checks WHERE kind = 'drill') AS drill`,
    );
    return { check: last?.check?.toISOString() ?? null, drill: last?.drill?.toISOString() ?? null };
  }

  /** The last one of each kind is known however old it is. */
  async deleteOlderThan(days: number, stopping?: AbortSignal): Promise<void> {
    const old = {
      table: 'auth.backups',
      where: `finished_at < now() - make_interval(days => $1)
        AND finished_at < (SELECT max(finished_at) FROM auth.backups)`,
      age: 'finished_at',
    };
    const oldChecks = {
      table: 'auth.backup_checks',
      where: `finished_at < now() - make_interval(days => $1)
        AND finished_at < (SELECT max(finished_at) FROM auth.backup_checks AS last WHERE last.kind = backup_checks.kind)`,
      age: 'finished_at',
    };
    await deleteEnded(this.dataSource, old, [days], stopping);
    await deleteEnded(this.dataSource, oldChecks, [days], stopping);
  }
}
