import type { Db } from 'pg-boss';
import type { EntityManager } from 'typeorm';

/** Lets pg-boss write through the connection of a running TypeORM transaction. */
export function withinTransaction(manager: EntityManager): Db {
  return {
    async executeSql(text, values) {
      const result: unknown = await manager.query(text, values);
      return { rows: Array.isArray(result) ? result : [] };
    },
  };
}
