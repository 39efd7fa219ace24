/** A data source, or the entity manager of a transaction. */
interface Database {
  query<T>(sql: string, parameters: unknown[]): Promise<T>;
}

/** An account without a password, and until when the last link for choosing one works or worked. */
export interface OpenInvitation {
  userId: number;
  expiresAt: Date | null;
}

/** The accounts among these that have no password yet, by id; of all accounts when none are named. */
export async function openInvitations(
  database: Database,
  ids: number[] | null = null,
): Promise<Map<number, OpenInvitation>> {
  const rows = await database.query<OpenInvitation[]>(
    `SELECT users.id AS "userId", max(links.expires_at) AS "expiresAt"
     FROM auth.users LEFT JOIN auth.password_links links ON links.user_id = users.id
     WHERE users.password_hash IS NULL AND ($1::integer[] IS NULL OR users.id = ANY ($1))
     GROUP BY users.id`,
    [ids],
  );
  return new Map(rows.map((row) => [row.userId, row]));
}
