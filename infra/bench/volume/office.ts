import type { Client } from 'pg';
import { runAll } from './sql.ts';

const STAFF = 40;
const PROMOTIONS = 60;
const PICTURES = 200;

/** Colleagues, who have to be there before anybody is said to have done something. */
export async function makeStaff(client: Client): Promise<void> {
  await client.query(
    `INSERT INTO auth.users (username, password_hash, role_id, full_name, email, last_login)
     SELECT 'mitarbeit' || n, password_hash, 1 + n % 2, 'Mitarbeit ' || n, 'mitarbeit' || n || '@example.ch', now()
       FROM auth.users, generate_series(1, ${STAFF}) AS n WHERE id = 92`,
  );
}

/** Who did what for years, about colleagues who left and messages that were deleted, too. */
export async function makeAudit(client: Client, count: number): Promise<void> {
  await client.query(
    `INSERT INTO auth.audit_log (at, action, outcome, actor_user_id, subject, details, ip)
     SELECT now() - interval '3000 days' * (1 - n / ${count}.0), action, 'success', 92 + made.pick(n, 31, ${STAFF + 10}),
            CASE WHEN action LIKE 'message-%' THEN 'message:' || made.pick(n, 32, 1000000)
                 WHEN action LIKE 'user-%' THEN 'user:' || 92 + made.pick(n, 33, ${STAFF + 10}) END,
            CASE WHEN action LIKE 'user-%' THEN jsonb_build_object('username', 'ehemalig' || made.pick(n, 33, ${STAFF + 10})) END,
            '192.0.2.0'
       FROM (SELECT n, (ARRAY['sign-in', 'sign-in', 'sign-in', 'sign-out', 'message-changed', 'message-changed', 'message-answered',
                              'content-changed'])[made.pick(n, 34, 8)] AS usual,
                    (ARRAY['user-changed', 'messages-exported', 'garage-changed'])[made.pick(n, 35, 3)] AS rare
               FROM generate_series(1, ${count}) AS n) AS numbers,
            LATERAL (SELECT CASE WHEN made.pick(n, 36, 50) = 1 THEN rare ELSE usual END AS action) AS done`,
  );
}

/** Sent within the last months about the newest messages; one of ten was refused for good. */
export async function makeMails(client: Client, count: number): Promise<void> {
  await client.query(
    `INSERT INTO contact.mails (kind, contact_message_id, header_id, status, attempts, failure, created_at, last_attempt_at, sent_at)
     SELECT 'staff-notification', id, 'made-' || id, CASE WHEN is_refused THEN 'failed' ELSE 'sent' END, 1,
            CASE WHEN is_refused THEN 'refused' END, at, at, CASE WHEN is_refused THEN NULL ELSE at END
       FROM (SELECT id, id % 10 = 0 AS is_refused,
                    now() - interval '80 days' * row_number() OVER (ORDER BY id DESC) / ${count}.0 AS at
               FROM contact.contact_messages ORDER BY id DESC LIMIT ${count}) AS newest`,
  );
}

/** Each page saved many times over; in the end it says what it said. */
export async function makeVersions(client: Client, count: number): Promise<void> {
  await runAll(client, [
    // They show the pictures that the current version shows, which are noted already; which translations are older is
    // noted with each version when it is saved.
    'SET session_replication_role = replica',
    `INSERT INTO content.page_records (page, version, "values", saved_by, saved_at, outdated)
     SELECT page, version + n,
            CASE WHEN n = ${count} THEN "values" ELSE jsonb_set("values", ARRAY[field], to_jsonb("values"->>field || ' ' || n)) END,
            'mitarbeit' || 1 + n % ${STAFF}, now() - interval '3000 days' * (1 - n / ${count}.0), '{}'
       FROM (SELECT DISTINCT ON (page) *,
                    (SELECT key FROM jsonb_each_text("values") ORDER BY value ~ '[a-z] [a-z]' DESC, key LIMIT 1) AS field
               FROM content.page_records ORDER BY page, version DESC) AS current, generate_series(1, ${count}) AS n`,
    'RESET session_replication_role',
    `INSERT INTO content.promotions (name, title, description, translations, type, start_date, end_date, settings)
     SELECT name || ' ' || n, title, description, translations, type, start_date - n * 30, end_date - n * 30, settings
       FROM (SELECT * FROM content.promotions ORDER BY id LIMIT 1) AS first, generate_series(1, ${PROMOTIONS}) AS n`,
    `INSERT INTO content.media (name, picture, alt, state, added_by)
     SELECT 'bild-' || n || '.jpg', jsonb_build_object('base', '/uploads/none-' || n, 'width', 1600, 'height', 1067,
                                                       'widths', jsonb_build_array(400, 800, 1600),
                                                       'focus', jsonb_build_array(0.5, 0.5), 'colour', '#4a4545'),
            jsonb_build_object('de', 'Rotes Auto auf der Hebebühne, Bild ' || n), 'ready', 'admin'
       FROM generate_series(1, ${PICTURES}) AS n`,
  ]);
}
