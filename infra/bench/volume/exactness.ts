import {
  type ContactMessagesResponse,
  MESSAGE_COUNTS_PATH,
  MESSAGES_EXPORT_PATH,
} from '@garage/contracts/contact-message-list';
import { CONTACT_MESSAGES_PATH } from '@garage/contracts/contact';
import { Client } from 'pg';
import type { StaffClient } from '../../e2e/support/api-client.ts';
import { serviceMemory } from './service-memory.ts';

const CARRIAGE_RETURN = 13;
/** One number in the spellings that people use. */
const SPELLINGS = ['079 123 45 67', '+41791234567', '079/1234567'];
const MEMORY_EVERY_BYTES = 20_000_000;

export interface Comparison {
  answered: string;
  stored: string;
}

/** What the staff are told, beside what a count over the whole table says. */
export async function compareCounts(
  staff: StaffClient,
  databaseUrl: string,
): Promise<Record<string, Comparison>> {
  const answer = (await (await staff.call('GET', MESSAGE_COUNTS_PATH)).json()) as Record<string, number>;
  const stored = await queryRow<Record<string, number>>(
    databaseUrl,
    `SELECT count(*) FILTER (WHERE spam_reason IS NULL)::int AS all,
            count(*) FILTER (WHERE spam_reason IS NULL AND NOT is_read)::int AS unread,
            count(*) FILTER (WHERE spam_reason IS NULL AND answered_at IS NULL)::int AS unanswered,
            count(*) FILTER (WHERE spam_reason IS NULL AND assigned_to = 92)::int AS mine,
            count(*) FILTER (WHERE spam_reason IS NOT NULL)::int AS spam
       FROM contact.contact_messages`,
  );
  return Object.fromEntries(
    Object.keys(stored).map((name) => [
      `messages, ${name}`,
      { answered: String(answer[name]), stored: String(stored[name]) },
    ]),
  );
}

/** The messages that each spelling of one number finds, beside those that have it. */
export async function compareSearches(
  staff: StaffClient,
  databaseUrl: string,
): Promise<Record<string, Comparison>> {
  const { ids } = await queryRow<{ ids: string }>(
    databaseUrl,
    `SELECT coalesce(string_agg(id::text, ' ' ORDER BY id), '') AS ids FROM (
       SELECT id FROM contact.contact_messages
        WHERE right(regexp_replace(phone, '\\D', '', 'g'), 9) = '791234567' ORDER BY id DESC LIMIT 100) AS newest`,
  );
  const compared: Record<string, Comparison> = {};
  for (const spelling of SPELLINGS) {
    const path = `${CONTACT_MESSAGES_PATH}?limit=100&search=${encodeURIComponent(spelling)}`;
    const { messages } = (await (await staff.call('GET', path)).json()) as ContactMessagesResponse;
    const found = messages
      .map(({ id }) => id)
      .toSorted((one, other) => one - other)
      .join(' ');
    compared[`found by ${spelling}`] = { answered: shortened(found), stored: shortened(ids) };
  }
  return compared;
}

export interface Exported {
  comparison: Record<string, Comparison>;
  seconds: number;
  megabytes: number;
  /** The most that the service held meanwhile, in MiB. */
  memory: number;
}

/** The table of all messages, line by line, and what the record says about it. */
export async function compareExport(staff: StaffClient, databaseUrl: string): Promise<Exported> {
  const begun = performance.now();
  const response = await staff.call('GET', MESSAGES_EXPORT_PATH);
  if (!response.ok || !response.body) throw new Error(`the export was answered ${response.status}`);
  let lines = 0;
  let bytes = 0;
  let looked = 0;
  let memory = 0;
  for await (const part of response.body) {
    for (const byte of part) if (byte === CARRIAGE_RETURN) lines += 1;
    bytes += part.length;
    if (bytes - looked < MEMORY_EVERY_BYTES) continue;
    looked = bytes;
    memory = Math.max(memory, serviceMemory().contact);
  }
  const seconds = (performance.now() - begun) / 1000;
  const { stored, recorded } = await queryRow<{ stored: string; recorded: string }>(
    databaseUrl,
    `SELECT (SELECT count(*) FROM contact.contact_messages) AS stored,
            (SELECT details->>'messages' FROM auth.audit_log
              WHERE action = 'messages-exported' AND details ? 'messages' ORDER BY id DESC LIMIT 1) AS recorded`,
  );
  return {
    comparison: {
      'messages, exported': { answered: String(lines - 1), stored },
      'messages, exported as recorded': { answered: recorded, stored },
    },
    seconds,
    megabytes: bytes / 1_000_000,
    memory: Math.max(memory, serviceMemory().contact),
  };
}

function shortened(ids: string): string {
  return ids.length > 40 ? `${ids.slice(0, 20)} … ${ids.slice(-15)} (${ids.split(' ').length})` : ids;
}

async function queryRow<Row extends object>(databaseUrl: string, sql: string): Promise<Row> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(sql);
    return rows[0]!;
  } finally {
    await client.end();
  }
}
