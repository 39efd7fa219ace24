import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** Every room keeps its own data; what is done to them together happens in one transaction. */
@Injectable()
export class PersonalDataRepository {
  constructor(private readonly db: DataSource) {}

  /** What is read together is of one moment, whatever others save meanwhile. */
  snapshot<T>(read: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.db.transaction('REPEATABLE READ', async (manager) => {
      await manager.query('SET TRANSACTION READ ONLY');
      return read(manager);
    });
  }

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.db.transaction(work);
  }
}
