import { EDITOR_PAGES, type EditorPage } from '@garage/contracts/editors';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/**
 * Where pictures are used. The database notes it in `content.picture_references` whenever something that may name
 * pictures is saved.
 */
@Injectable()
export class PictureReferencesRepository {
  constructor(private readonly db: DataSource) {}

  /** Which pages show these pictures of the library now, by the picture's key; one that none shows is missing. */
  async findPages(keys: readonly string[], manager = this.db.manager): Promise<Map<string, EditorPage[]>> {
    const rows = await manager.query<{ picture: string; pages: string[] }[]>(
      `SELECT picture, array_agg(holder) AS pages FROM content.picture_references
        WHERE picture = ANY ($1) AND kind = 'page' GROUP BY picture`,
      [keys],
    );
    return new Map(
      rows.map(({ picture, pages }) => [picture, EDITOR_PAGES.filter((page) => pages.includes(page))]),
    );
  }

  /** Those of these uploaded pictures that anything names, older versions of pages included. */
  async findReferenced(ids: readonly string[]): Promise<Set<string>> {
    const rows = await this.db.query<{ picture: string }[]>(
      'SELECT DISTINCT picture FROM content.picture_references WHERE picture = ANY ($1)',
      [ids],
    );
    return new Set(rows.map(({ picture }) => picture));
  }
}
