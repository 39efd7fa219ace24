import { createIndexConcurrently } from '@garage/shared/database/concurrent-index';
import { withShortLock } from '@garage/shared/database/short-lock';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages whose words are taken down together; each batch is a transaction of a moment. */
const BATCH = 5000;

const NEWEST_FIRST = '(created_at DESC, id DESC)';
const INDEXES: readonly [name: string, on: string][] = [
  ['contact_messages_all', `contact_messages ${NEWEST_FIRST} WHERE spam_reason IS NULL`],
  ['contact_messages_unread', `contact_messages ${NEWEST_FIRST} WHERE NOT is_read AND spam_reason IS NULL`],
  [
    'contact_messages_unanswered',
    `contact_messages ${NEWEST_FIRST} WHERE answered_at IS NULL AND spam_reason IS NULL`,
  ],
  [
    'contact_messages_assigned',
    `contact_messages (assigned_to, created_at DESC, id DESC)
      WHERE assigned_to IS NOT NULL AND spam_reason IS NULL`,
  ],
  ['contact_messages_spam', `contact_messages ${NEWEST_FIRST} WHERE spam_reason IS NOT NULL`],
  ['message_search_phone', 'message_search (phone text_pattern_ops)'],
  ['message_search_phone_end', 'message_search (reverse(phone) text_pattern_ops)'],
];

/**
 * Twenty years of messages: an index for each part of the list, counts that are kept instead of counted, and what a
 * message is searched by. Runs while the last release takes in messages: outside of a transaction, in small steps,
 * each of which may come again after a start that was broken off.
 */
export class MessageVolume1764400000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const { trigrams, accents } = await this.extensions(runner);
    await this.createFunctions(runner, accents);
    await this.keepCounts(runner);
    await this.keepWords(runner);
    // More memory than usual sorts a million messages in one go.
    await runner.query(`SET maintenance_work_mem = '256MB'`);
    for (const [name, on] of INDEXES) await createIndexConcurrently(runner, { schema: 'contact', name, on });
    await createIndexConcurrently(runner, {
      schema: 'contact',
      name: 'message_search_words',
      // What waits to be sorted in is read by every search: little of it.
      on: `message_search USING gin (words ${trigrams}.gin_trgm_ops) WITH (gin_pending_list_limit = 512)`,
    });
    await runner.query('RESET maintenance_work_mem');
    await runner.query('ANALYZE contact.contact_messages, contact.message_search');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER count_added_messages ON contact.contact_messages;
      DROP TRIGGER count_changed_messages ON contact.contact_messages;
      DROP TRIGGER count_deleted_messages ON contact.contact_messages;
      DROP TRIGGER count_no_messages ON contact.contact_messages;
      DROP TRIGGER note_message_words ON contact.contact_messages;
      DROP FUNCTION contact.count_messages();
      DROP FUNCTION contact.note_message_words();
      DROP TABLE contact.message_counts;
      DROP TABLE contact.message_search;
      DROP FUNCTION contact.message_words(text, text, text, text, text);
      DROP FUNCTION contact.words_pattern(text);
      DROP FUNCTION contact.plain_words(text);
      DROP FUNCTION contact.phone_digits(text)`);
    for (const [name] of INDEXES) await runner.query(`DROP INDEX IF EXISTS contact.${name}`);
  }

  /** They are there where roles.sql has been run; elsewhere the service owns the database. Answers their schemas. */
  private async extensions(runner: QueryRunner): Promise<{ trigrams: string; accents: string }> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm; CREATE EXTENSION IF NOT EXISTS unaccent');
    const [schemas]: { trigrams: string; accents: string }[] = await runner.query(`
      SELECT (SELECT extnamespace::regnamespace::text FROM pg_extension WHERE extname = 'pg_trgm') AS trigrams,
             (SELECT extnamespace::regnamespace::text FROM pg_extension WHERE extname = 'unaccent') AS accents`);
    return schemas!;
  }

  private async createFunctions(runner: QueryRunner, accents: string): Promise<void> {
    // Said to be immutable, which unaccent is as long as nobody changes its rules.
    await runner.query(`
      CREATE OR REPLACE FUNCTION contact.plain_words(words text) RETURNS text
        LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
        RETURN ${accents}.unaccent('${accents}.unaccent'::regdictionary, lower(words))`);
    // The first word, too, has a space before it: words of two letters are found where a word begins.
    await runner.query(`
      CREATE OR REPLACE FUNCTION contact.message_words(name text, email text, phone text, service text, message text)
        RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN contact.plain_words(
          translate(concat(' ', name, ' ', email, ' ', phone, ' ', service, ' ', message), E'\\n\\r\\t', '   '))`);
    await runner.query(`
      CREATE OR REPLACE FUNCTION contact.words_pattern(words text) RETURNS text
        LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
        RETURN '%' || regexp_replace(contact.plain_words(words), '([\\\\%_])', '\\\\\\1', 'g') || '%'`);
    // 079 …, 0041 79 …, +41 79 … and +41 (0)79 … are the same number; who writes no country means this one.
    await runner.query(`
      CREATE OR REPLACE FUNCTION contact.phone_digits(phone text) RETURNS text
        LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
        RETURN regexp_replace(regexp_replace(regexp_replace(phone, '\\D', '', 'g'), '^00', ''), '^(410|0)', '41')`);
  }

  private async keepCounts(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS contact.message_counts (
        assigned_to integer,
        counted     bigint NOT NULL,
        unread      bigint NOT NULL,
        unanswered  bigint NOT NULL,
        spam        bigint NOT NULL
      )`);
    const difference = (sign: string, rows: string) => `
      INSERT INTO contact.message_counts (assigned_to, counted, unread, unanswered, spam)
      ${counted(sign, rows)} GROUP BY assigned_to;`;
    await runner.query(`
      CREATE OR REPLACE FUNCTION contact.count_messages() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'TRUNCATE' THEN
          DELETE FROM contact.message_counts;
        END IF;
        IF TG_OP IN ('UPDATE', 'DELETE') THEN ${difference('-', 'before_change')} END IF;
        IF TG_OP IN ('UPDATE', 'INSERT') THEN ${difference('', 'after_change')} END IF;
        RETURN NULL;
      END $$`);
    await withShortLock(
      runner,
      triggerAfter('count_added_messages', 'INSERT', 'REFERENCING NEW TABLE AS after_change') +
        triggerAfter(
          'count_changed_messages',
          'UPDATE',
          'REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change',
        ) +
        triggerAfter('count_deleted_messages', 'DELETE', 'REFERENCING OLD TABLE AS before_change') +
        triggerAfter('count_no_messages', 'TRUNCATE', ''),
    );
    // Every change from here on leaves its difference. One statement sees one state of both tables, so this adds
    // exactly what is missing, whoever writes meanwhile; a second time it adds nothing.
    await runner.query(`
      INSERT INTO contact.message_counts (assigned_to, counted, unread, unanswered, spam)
      SELECT assigned_to, sum(counted), sum(unread), sum(unanswered), sum(spam)
        FROM (${counted('', 'contact.contact_messages')} GROUP BY assigned_to
              UNION ALL
              SELECT assigned_to, -counted, -unread, -unanswered, -spam FROM contact.message_counts) AS missing
       GROUP BY assigned_to`);
  }

  private async keepWords(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION contact.note_message_words() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO contact.message_search (message_id, words, phone)
        VALUES (NEW.id, contact.message_words(NEW.name, NEW.email, NEW.phone, NEW.service, NEW.message),
                contact.phone_digits(NEW.phone))
        ON CONFLICT (message_id) DO UPDATE SET words = excluded.words, phone = excluded.phone;
        RETURN NULL;
      END $$`);
    // A table of its own: most changes of a message leave its words alone, and sorting them in is the dear part.
    await withShortLock(
      runner,
      `CREATE TABLE IF NOT EXISTS contact.message_search (
         message_id integer PRIMARY KEY REFERENCES contact.contact_messages ON DELETE CASCADE,
         words      text NOT NULL,
         phone      text NOT NULL
       );
       CREATE OR REPLACE TRIGGER note_message_words
         AFTER INSERT OR UPDATE OF name, email, phone, service, message ON contact.contact_messages
         FOR EACH ROW EXECUTE FUNCTION contact.note_message_words();`,
    );
    const [newest]: { id: number }[] = await runner.query(
      'SELECT coalesce(max(id), 0) AS id FROM contact.contact_messages',
    );
    for (let from = 0; from < newest!.id; from += BATCH) {
      // The lock keeps a message from being deleted between being read and being noted, and nobody from anything else.
      await runner.query(
        `INSERT INTO contact.message_search (message_id, words, phone)
         SELECT id, contact.message_words(name, email, phone, service, message), contact.phone_digits(phone)
           FROM (SELECT * FROM contact.contact_messages WHERE id > $1 AND id <= $2 FOR KEY SHARE) AS batch
         ON CONFLICT (message_id) DO NOTHING`,
        [from, from + BATCH],
      );
    }
  }
}

function triggerAfter(name: string, event: string, tables: string): string {
  return `
    CREATE OR REPLACE TRIGGER ${name} AFTER ${event} ON contact.contact_messages ${tables}
      FOR EACH STATEMENT EXECUTE FUNCTION contact.count_messages();`;
}

/** How many messages of each kind there are among the rows, by who takes care of them. */
function counted(sign: string, rows: string): string {
  return `
    SELECT assigned_to, ${sign}count(*) FILTER (WHERE spam_reason IS NULL) AS counted,
           ${sign}count(*) FILTER (WHERE spam_reason IS NULL AND NOT is_read) AS unread,
           ${sign}count(*) FILTER (WHERE spam_reason IS NULL AND answered_at IS NULL) AS unanswered,
           ${sign}count(*) FILTER (WHERE spam_reason IS NOT NULL) AS spam
      FROM ${rows}`;
}
