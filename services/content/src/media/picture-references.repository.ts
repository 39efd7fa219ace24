import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Finds out which uploaded pictures are in use. */
@Injectable()
export class PictureReferencesRepository {
  constructor(private readonly db: DataSource) {}

  /**
   * The ids of all pictures that any row of the service names, older versions included. All tables are read,
   * so that a feature which starts to keep pictures cannot be forgotten here.
   */
  async findReferencedIds(): Promise<Set<string>> {
    const tables = await this.db.query<{ name: string }[]>(
      "SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname = $1",
      ['content'],
    );
    const ids = new Set<string>();
    for (const { name } of tables) {
      const found = await this.db.query<{ id: string }[]>(
        `SELECT DISTINCT (regexp_matches(entry::text, '[0-9a-f]{24}', 'g'))[1] AS id FROM ${name} AS entry`,
      );
      for (const { id } of found) ids.add(id);
    }
    return ids;
  }
}
