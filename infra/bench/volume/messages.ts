import type { Client } from 'pg';
import { customerId } from './customers.ts';
import { CAUSES, CLOSINGS, GREETINGS, TOPICS, WISHES } from './phrases.ts';
import { dropIndexes, runAll, sqlTexts } from './sql.ts';

/** One statement for so many; the triggers that count them keep them in memory. */
const STEP = 100_000;
const CHECKED = 500;

/** Every text that there is, in no order. */
const TEXTS = `CREATE TABLE made.texts AS
  SELECT (row_number() OVER (ORDER BY md5(text)))::int AS n, text
    FROM (SELECT concat_ws(E'\\n', greeting, cause || ' ' || wish, closing) AS text
            FROM unnest(${sqlTexts(GREETINGS)}) AS greeting, unnest(${sqlTexts(CAUSES)}) AS cause,
                 unnest(${sqlTexts(WISHES)}) AS wish, unnest(${sqlTexts(CLOSINGS)}) AS closing) AS texts`;

/**
 * Ten years of messages, more of them each year; of a few customers many. One of three names the car, one of 400 is
 * very long. Unread, unanswered and spam are most often among the last ones.
 */
const viewOf = (count: number, customers: number) => `CREATE VIEW made.messages AS
  SELECT numbers.n, customer, text_n, times, made.spelled(area, digits, made.pick(numbers.n, 11, 6)) AS phone,
         '41' || area || digits AS plain_phone,
         (${sqlTexts(TOPICS)})[made.pick(numbers.n, 12, ${TOPICS.length})] AS topic, name, email,
         CASE WHEN numbers.n % 3 = 0 THEN ' (' || model || ', ' || plate || ')' ELSE '' END AS car,
         now() - interval '3580 days' * (1 - power(numbers.n / ${count}.0, 0.625)) AS created_at,
         made.pick(numbers.n, 13, 1000) AS luck, numbers.n > ${count} * 0.98 AS is_recent
    FROM (SELECT n, 1 + floor(power(made.pick(n, 14, 1000000) / 1000001.0, 1.2) * ${customers})::int AS customer,
                 made.pick(n, 15, ${GREETINGS.length * CAUSES.length * WISHES.length * CLOSINGS.length}) AS text_n,
                 CASE WHEN n % 400 = 0 THEN 12 ELSE 1 END AS times
            FROM generate_series(1, ${count}) AS n) AS numbers
    JOIN made.customers ON customers.n = customer`;

/** Stores them, in the last release, too, which may not know customers yet. Answers the id before the first. */
export async function storeMessages(
  client: Client,
  count: number,
  customers: number,
  { knowsCustomers = false } = {},
): Promise<number> {
  await runAll(client, [
    TEXTS,
    'ALTER TABLE made.texts ADD PRIMARY KEY (n)',
    'ANALYZE made.texts',
    viewOf(count, customers),
  ]);
  const { rows } = await client.query<{ last: number }>(
    'SELECT coalesce(max(id), 0)::int AS last FROM contact.contact_messages',
  );
  const { last } = rows[0]!;
  for (let from = 0; from < count; from += STEP) {
    await client.query(
      `INSERT INTO contact.contact_messages
         (id, name, email, phone, service, message, is_read, source, language, spam_reason, consent_at,
          consent_version, assigned_to, answered_at, created_at, updated_at${knowsCustomers ? ', customer_id' : ''})
       SELECT message.n + ${last}, name, email, phone, topic, repeat(text || car, times),
              NOT (is_recent AND luck <= 150), 'website', 'de',
              CASE WHEN is_recent AND luck > 900 THEN 'honeypot' END, created_at, '1',
              CASE WHEN luck % 3 > 0 THEN 92 + luck % 8 END,
              CASE WHEN luck > 40 AND NOT (is_recent AND luck <= 300) THEN created_at + luck * interval '4 minutes' END,
              created_at, created_at
              ${knowsCustomers ? `, CASE WHEN NOT (is_recent AND luck > 900) THEN ${customerId('customer')} END` : ''}
         FROM made.messages AS message JOIN made.texts ON texts.n = text_n
        WHERE message.n > ${from} AND message.n <= ${Math.min(count, from + STEP)}`,
    );
  }
  await client.query(
    `SELECT setval(pg_get_serial_sequence('contact.contact_messages', 'id'), ${last + count})`,
  );
  return last;
}

export interface MessageIndexes {
  /** The one that takes as long as all others together. */
  words: string[];
  others: string[];
}

/**
 * Stores them with what they are searched by. Answers the indexes, which are made many times faster than they grow.
 * The messages are counted by the product's own triggers; their words are put together from what is known of the
 * parts, which saves a minute.
 */
export async function makeMessages(
  client: Client,
  count: number,
  customers: number,
): Promise<MessageIndexes> {
  const definitions = await dropIndexes(client, ['contact.contact_messages', 'contact.message_search']);
  await client.query('ALTER TABLE contact.contact_messages DISABLE TRIGGER note_message_words');
  const last = await storeMessages(client, count, customers, { knowsCustomers: true });
  await runAll(client, [
    'ALTER TABLE contact.contact_messages ENABLE TRIGGER note_message_words',
    `CREATE TABLE made.plain_texts AS
     SELECT n, contact.plain_words(replace(text, E'\\n', ' ')) AS plain FROM made.texts`,
    'CREATE TABLE made.plain_names AS SELECT n, contact.plain_words(name) AS plain FROM made.customers',
    'ANALYZE made.plain_texts, made.plain_names',
    // Every message is there: nobody has to look for each.
    `SET session_replication_role = replica`,
    `INSERT INTO contact.message_search (message_id, words, phone)
     SELECT message.n + ${last},
            concat(' ', plain_names.plain, ' ', email, ' ', phone, ' ', topic, ' ',
                   repeat(plain_texts.plain || lower(car), times)),
            plain_phone
       FROM made.messages AS message
       JOIN made.plain_texts ON plain_texts.n = text_n
       JOIN made.plain_names ON plain_names.n = customer`,
    `RESET session_replication_role`,
  ]);
  await checkWords(client);
  return {
    words: definitions.filter((definition) => definition.includes(' gin ')),
    others: definitions.filter((definition) => !definition.includes(' gin ')),
  };
}

/** What is searched must be what the service itself would have noted. */
async function checkWords(client: Client): Promise<void> {
  const { rows } = await client.query<{ made: string; noted: string }>(
    `SELECT search.words || search.phone AS made,
            contact.message_words(name, email, message.phone, service, message)
              || contact.phone_digits(message.phone) AS noted
       FROM contact.contact_messages AS message JOIN contact.message_search AS search ON message_id = id
      WHERE id % greatest(1, (SELECT max(id) FROM contact.contact_messages) / ${CHECKED}) = 0`,
  );
  const other = rows.find(({ made, noted }) => made !== noted);
  if (rows.length === 0 || other) throw new Error(`the words are not as noted: ${JSON.stringify(other)}`);
}
