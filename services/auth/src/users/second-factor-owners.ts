/** A data source, or the entity manager of a transaction. */
interface Database {
  query<T>(sql: string, parameters: unknown[]): Promise<T>;
}

/** Which of the accounts ask for a code when signing in; of all accounts when none are named. */
export async function usersWithSecondFactor(
  database: Database,
  ids: number[] | null = null,
): Promise<Set<number>> {
  const rows = await database.query<{ user_id: number }[]>(
    `SELECT user_id FROM auth.second_factors
     WHERE confirmed_at IS NOT NULL AND ($1::integer[] IS NULL OR user_id = ANY ($1))`,
    [ids],
  );
  return new Set(rows.map(({ user_id }) => user_id));
}
