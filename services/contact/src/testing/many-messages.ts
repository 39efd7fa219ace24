import type { DataSource } from 'typeorm';

/** Within the time that a statement has on a busy machine. */
const STEP = 2500;

/** Messages of ten years, made by the database: of a hundred one is unread, of twenty one unanswered, of fifty one spam. */
export async function insertManyMessages(
  db: Pick<DataSource, 'query'>,
  count: number,
  assignedTo: number | null = null,
): Promise<void> {
  // An index of words is made many times faster than it grows.
  const [index] = await db.query<{ definition: string }[]>(
    `SELECT pg_get_indexdef('contact.message_search_words'::regclass) AS definition`,
  );
  await db.query('DROP INDEX contact.message_search_words');
  for (let from = 1; from <= count; from += STEP) {
    await insertSome(db, [from, Math.min(count, from + STEP - 1), assignedTo]);
  }
  await db.query(index!.definition);
  await db.query('ANALYZE contact.contact_messages, contact.message_search');
}

async function insertSome(
  db: Pick<DataSource, 'query'>,
  bounds: [number, number, number | null],
): Promise<void> {
  await db.query(
    `INSERT INTO contact.contact_messages
       (name, email, phone, service, message, is_read, source, language, spam_reason, consent_at,
        consent_version, assigned_to, answered_at, created_at)
     SELECT 'Person ' || n, 'person' || n || '@example.ch', '+4178' || lpad(n::text, 7, '0'), 'wartung',
            'Guten Tag' || chr(10) || 'Mein Wagen mit dem Zeichen ' || md5(n::text) || ' braucht einen Service.',
            n % 100 <> 0, 'website', 'de', CASE WHEN n % 50 = 1 THEN 'honeypot' END, now(), '1',
            CASE WHEN n % 10 = 0 THEN $3::int END, CASE WHEN n % 20 <> 0 THEN now() END,
            now() - n * interval '5 minutes'
       FROM generate_series($1::int, $2::int) AS n`,
    bounds,
  );
}

/** The counts as they are kept, and as they are. */
export async function keptAndTrueCounts(db: Pick<DataSource, 'query'>): Promise<unknown[][]> {
  const columns = ['assigned_to', 'counted', 'unread', 'unanswered', 'spam'];
  const rows = (source: string) =>
    db.query<unknown[]>(
      `SELECT * FROM (${source}) AS counts
        WHERE (counted, unread, unanswered, spam) <> (0, 0, 0, 0) ORDER BY assigned_to NULLS FIRST`,
    );
  return [
    await rows(
      `SELECT ${columns.map((name) => (name === 'assigned_to' ? name : `sum(${name})::int AS ${name}`)).join(', ')}
         FROM contact.message_counts GROUP BY assigned_to`,
    ),
    await rows(
      `SELECT assigned_to, count(*) FILTER (WHERE spam_reason IS NULL)::int AS counted,
              count(*) FILTER (WHERE spam_reason IS NULL AND NOT is_read)::int AS unread,
              count(*) FILTER (WHERE spam_reason IS NULL AND answered_at IS NULL)::int AS unanswered,
              count(*) FILTER (WHERE spam_reason IS NOT NULL)::int AS spam
         FROM contact.contact_messages GROUP BY assigned_to`,
    ),
  ];
}
