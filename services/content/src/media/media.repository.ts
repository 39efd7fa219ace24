import type { MediaState } from '@garage/contracts/media';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, LessThan } from 'typeorm';
import { MediaEntity } from './media.entity.js';

/** Lets one upload at a time count how many pictures there are. */
const COUNT_LOCK = 0x6d656469;

@Injectable()
export class MediaRepository {
  constructor(private readonly db: DataSource) {}

  /** The newest first; only those before the number `before`, if that is given. */
  findPage({ before, limit }: { before?: number | undefined; limit: number }): Promise<MediaEntity[]> {
    return this.db.manager.find(MediaEntity, {
      where: before === undefined ? {} : { id: LessThan(before) },
      order: { id: 'DESC' },
      take: limit,
    });
  }

  /** Those that have all their sizes, the newest first; of all pictures when no numbers are given. */
  findReady(ids?: number[]): Promise<MediaEntity[]> {
    return this.db.manager.find(MediaEntity, {
      where: { state: 'ready', ...(ids && { id: In(ids) }) },
      order: { id: 'DESC' },
    });
  }

  findById(id: number): Promise<MediaEntity | null> {
    return this.db.manager.findOneBy(MediaEntity, { id });
  }

  /** The numbers of the pictures whose sizes are not made yet. */
  async findProcessing(): Promise<number[]> {
    const items = await this.db.manager.find(MediaEntity, {
      select: { id: true },
      where: { state: 'processing' },
    });
    return items.map(({ id }) => id);
  }

  /** Those of them that exist, with their states; they cannot be deleted until the transaction ends. */
  async findStatesAndHold(ids: number[], manager: EntityManager): Promise<Map<number, MediaState>> {
    if (ids.length === 0) return new Map();
    const found = await manager.find(MediaEntity, {
      select: { id: true, state: true },
      where: { id: In(ids) },
      lock: { mode: 'pessimistic_read' },
    });
    return new Map(found.map(({ id, state }) => [id, state]));
  }

  /** Stores how far its sizes are; false when the picture is gone. */
  async setState(id: number, state: MediaState, manager: EntityManager): Promise<boolean> {
    const { affected } = await manager.update(MediaEntity, { id }, { state });
    return affected === 1;
  }

  /** The picture, which nobody else changes or begins to show until the transaction ends. */
  lock(id: number, manager: EntityManager): Promise<MediaEntity | null> {
    return manager.findOne(MediaEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Counts all pictures; none is added by others until the transaction ends. */
  async countAndHold(manager: EntityManager): Promise<number> {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [COUNT_LOCK]);
    return manager.count(MediaEntity);
  }

  /** All pictures; nobody adds, changes or deletes one until the transaction ends. */
  async holdAll(manager: EntityManager): Promise<MediaEntity[]> {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [COUNT_LOCK]);
    return manager.find(MediaEntity, { order: { id: 'ASC' }, lock: { mode: 'pessimistic_write' } });
  }

  /** The highest number that a picture ever had here. */
  async lastNumber(manager: EntityManager): Promise<number> {
    const [row] = await manager.query<{ last: string }[]>(
      'SELECT CASE WHEN is_called THEN last_value ELSE 0 END AS last FROM content.media_id_seq',
    );
    return Number(row?.last ?? 0);
  }

  /** New pictures get numbers above this one. */
  async continueAfter(number: number, manager: EntityManager): Promise<void> {
    if (number > 0) await manager.query("SELECT setval('content.media_id_seq', $1)", [number]);
  }

  /** Adds a picture that has all its sizes, under a number that it has already. */
  async insertNumbered(item: Omit<MediaEntity, 'addedAt' | 'state'>, manager: EntityManager): Promise<void> {
    const { id, name, picture, alt, addedBy } = item;
    await manager.query(
      `INSERT INTO content.media (id, state, name, picture, alt, added_by) OVERRIDING SYSTEM VALUE
       VALUES ($1, 'ready', $2, $3, $4, $5)`,
      [id, name, picture, alt, addedBy],
    );
  }

  insert(item: Omit<MediaEntity, 'id' | 'addedAt'>, manager: EntityManager): Promise<MediaEntity> {
    return manager.save(manager.create(MediaEntity, item));
  }

  save(item: MediaEntity, manager: EntityManager): Promise<MediaEntity> {
    return manager.save(item);
  }

  async delete(id: number, manager: EntityManager): Promise<void> {
    await manager.delete(MediaEntity, { id });
  }

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.db.transaction(work);
  }
}
