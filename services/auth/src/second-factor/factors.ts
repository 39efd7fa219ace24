/** A data source, or the entity manager of a transaction. */
interface Database {
  query<T>(sql: string, parameters: unknown[]): Promise<T>;
}

/** With what an account can prove itself beside the password. */
export interface Factors {
  /** Of the authenticator app; null without a confirmed one. */
  encryptedSecret: string | null;
  passkeys: number;
  recoveryCodes: number;
}

export async function factorsOf(database: Database, userId: number): Promise<Factors> {
  const [row] = await database.query<Factors[]>(
    `SELECT
       (SELECT encrypted_secret FROM auth.second_factors WHERE user_id = $1 AND confirmed_at IS NOT NULL)
         AS "encryptedSecret",
       (SELECT count(*)::integer FROM auth.passkeys WHERE user_id = $1) AS passkeys,
       (SELECT count(*)::integer FROM auth.recovery_codes WHERE user_id = $1 AND used_at IS NULL)
         AS "recoveryCodes"`,
    [userId],
  );
  return row ?? { encryptedSecret: null, passkeys: 0, recoveryCodes: 0 };
}

/** Recovery codes alone are none: they stand in for one. */
export function hasSecondFactor({ encryptedSecret, passkeys }: Factors): boolean {
  return encryptedSecret !== null || passkeys > 0;
}
