import type { Backup } from '@garage/contracts/status';
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

  /** The last one is known however old it is. */
  async deleteOlderThan(days: number, stopping?: AbortSignal): Promise<void> {
    const old = {
      table: 'auth.backups',
      where: `finished_at < now() - make_interval(days => $1)
        AND finished_at < (SELECT max(finished_at) FROM auth.backups)`,
      age: 'finished_at',
    };
    await deleteEnded(this.dataSource, old, [days], stopping);
  }
}
