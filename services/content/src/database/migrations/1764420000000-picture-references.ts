import { withShortLock } from '@garage/shared/database/short-lock';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Versions that are looked through together; each batch is a transaction of a moment. */
const BATCH = 100;
/** First part of the key of the lock that every save of a page takes. */
const PAGE_LOCK = 0x70616765;

/** Tables whose rows may name pictures, by the column that tells their rows apart; versions of pages come on top. */
const HOLDERS: readonly [table: string, id: string][] = [
  ['promotions', 'id'],
  ['media', 'id'],
  ['replaced_contents', 'id'],
  ['site_settings', 'key'],
];

/**
 * Where pictures are used, noted when something that names them is saved, so that neither the library nor the night's
 * clearing up reads whole tables. The database notes it itself: what the last release saves while both run counts as
 * well. Runs outside of a transaction, in small steps, each of which may come again after a start that was broken off.
 */
export class PictureReferences1764420000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS content.picture_references (
        picture text NOT NULL,
        kind    text NOT NULL,
        holder  text NOT NULL,
        PRIMARY KEY (picture, kind, holder)
      );
      CREATE INDEX IF NOT EXISTS picture_references_holder ON content.picture_references (kind, holder);
      COMMENT ON COLUMN content.picture_references.picture IS
        'what a page stores to show a picture of the library, or the name that the files of an uploaded one begin with';
      COMMENT ON COLUMN content.picture_references.kind IS
        'page: what it shows now; version: any version of it; otherwise the table'`);
    await this.createFunctions(runner);
    for (const [table, id] of HOLDERS) await this.noteFrom(runner, table, id);
    await this.notePages(runner);
    await runner.query('ANALYZE content.picture_references');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION content.note_pictures() CASCADE;
      DROP FUNCTION content.note_page_pictures() CASCADE;
      DROP FUNCTION content.note_shown_pictures(text[]);
      DROP FUNCTION content.pictures_in(text);
      DROP TABLE content.picture_references`);
  }

  private async createFunctions(runner: QueryRunner): Promise<void> {
    // Looking for single words first is quick, and most rows name no uploaded picture.
    await runner.query(`
      CREATE OR REPLACE FUNCTION content.pictures_in(words text) RETURNS SETOF text
        LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
        BEGIN ATOMIC
          SELECT DISTINCT coalesce(found[1], found[2])
            FROM regexp_matches(
                   CASE WHEN words LIKE '%"media-%' OR words LIKE '%/uploads/%' THEN words ELSE '' END,
                   '"(media-[1-9]\\d{0,8})"|/uploads/([0-9a-f]{24})', 'g') AS found;
        END`);
    await runner.query(`
      CREATE OR REPLACE FUNCTION content.note_pictures() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'TRUNCATE' THEN
          DELETE FROM content.picture_references WHERE kind = TG_TABLE_NAME;
        END IF;
        IF TG_OP IN ('UPDATE', 'DELETE') THEN
          DELETE FROM content.picture_references
           WHERE kind = TG_TABLE_NAME AND holder = to_jsonb(OLD) ->> TG_ARGV[0];
        END IF;
        IF TG_OP IN ('INSERT', 'UPDATE') THEN
          INSERT INTO content.picture_references (picture, kind, holder)
          SELECT picture, TG_TABLE_NAME, to_jsonb(NEW) ->> TG_ARGV[0]
            FROM content.pictures_in(to_jsonb(NEW)::text) AS picture
          ON CONFLICT DO NOTHING;
        END IF;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE OR REPLACE FUNCTION content.note_shown_pictures(pages text[]) RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM content.picture_references WHERE kind = 'page' AND holder = ANY (pages);
        INSERT INTO content.picture_references (picture, kind, holder)
        SELECT picture, 'page', shown.page
          FROM unnest(pages) AS shown (page)
         CROSS JOIN LATERAL (SELECT "values" FROM content.page_records
                              WHERE page = shown.page ORDER BY version DESC LIMIT 1) AS current
         CROSS JOIN LATERAL content.pictures_in(current."values"::text) AS picture
        ON CONFLICT DO NOTHING;
      END $$`);
    // Of a version that can be restored the files stay; a picture of the library has its own row, which keeps them.
    await runner.query(`
      CREATE OR REPLACE FUNCTION content.note_page_pictures() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'TRUNCATE' THEN
          DELETE FROM content.picture_references WHERE kind IN ('page', 'version');
          RETURN NULL;
        END IF;
        IF TG_OP IN ('INSERT', 'UPDATE') THEN
          INSERT INTO content.picture_references (picture, kind, holder)
          SELECT DISTINCT picture, 'version', page
            FROM changed CROSS JOIN LATERAL content.pictures_in("values"::text) AS picture
           WHERE picture NOT LIKE 'media-%'
          ON CONFLICT DO NOTHING;
        END IF;
        PERFORM content.note_shown_pictures(array(SELECT DISTINCT page FROM changed));
        RETURN NULL;
      END $$`);
  }

  private async noteFrom(runner: QueryRunner, table: string, id: string): Promise<void> {
    await withShortLock(
      runner,
      `CREATE OR REPLACE TRIGGER note_pictures AFTER INSERT OR UPDATE OR DELETE ON content.${table}
         FOR EACH ROW EXECUTE FUNCTION content.note_pictures('${id}');
       CREATE OR REPLACE TRIGGER note_no_pictures AFTER TRUNCATE ON content.${table}
         FOR EACH STATEMENT EXECUTE FUNCTION content.note_pictures();`,
    );
    // The lock keeps a row from being changed between being read and being noted; these tables are small.
    await runner.query(`
      INSERT INTO content.picture_references (picture, kind, holder)
      SELECT found.picture, '${table}', held.${id}::text
        FROM (SELECT * FROM content.${table} FOR SHARE) AS held
       CROSS JOIN LATERAL content.pictures_in(to_jsonb(held)::text) AS found (picture)
      ON CONFLICT DO NOTHING`);
  }

  private async notePages(runner: QueryRunner): Promise<void> {
    await withShortLock(
      runner,
      triggerAfter('note_added_pictures', 'INSERT', 'REFERENCING NEW TABLE AS changed') +
        triggerAfter('note_changed_pictures', 'UPDATE', 'REFERENCING NEW TABLE AS changed') +
        triggerAfter('note_deleted_pictures', 'DELETE', 'REFERENCING OLD TABLE AS changed') +
        triggerAfter('note_no_pictures', 'TRUNCATE', ''),
    );
    const pages: { page: string; newest: number }[] = await runner.query(
      'SELECT page, max(version) AS newest FROM content.page_records GROUP BY page',
    );
    for (const { page, newest } of pages) {
      for (let from = 0; from < newest; from += BATCH) {
        await runner.query(
          `INSERT INTO content.picture_references (picture, kind, holder)
           SELECT DISTINCT picture, 'version', page
             FROM content.page_records CROSS JOIN LATERAL content.pictures_in("values"::text) AS picture
            WHERE page = $1 AND version > $2 AND version <= $3 AND picture NOT LIKE 'media-%'
           ON CONFLICT DO NOTHING`,
          [page, from, from + BATCH],
        );
      }
    }
    // Nobody saves a page between being read and being noted. Both statements are one transaction.
    for (const { page } of pages) {
      await runner.query(`
        SELECT pg_advisory_xact_lock(${PAGE_LOCK}, hashtext('${page}'));
        SELECT content.note_shown_pictures(ARRAY['${page}']);`);
    }
  }
}

function triggerAfter(name: string, event: string, tables: string): string {
  return `
    CREATE OR REPLACE TRIGGER ${name} AFTER ${event} ON content.page_records ${tables}
      FOR EACH STATEMENT EXECUTE FUNCTION content.note_page_pictures();`;
}
