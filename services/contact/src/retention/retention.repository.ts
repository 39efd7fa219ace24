import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** Held while one replica deletes. */
const PURGE_LOCK = 0x70757267;

@Injectable()
export class RetentionRepository {
  constructor(private readonly db: DataSource) {}

  /** Does the work unless another replica is at it. */
  whileAlone(work: () => Promise<void>): Promise<void> {
    return this.db.transaction(async (manager) => {
      const [row]: { locked: boolean }[] = await manager.query(
        'SELECT pg_try_advisory_xact_lock($1, 0) AS locked',
        [PURGE_LOCK],
      );
      if (row?.locked) await work();
    });
  }

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.db.transaction(work);
  }
}
