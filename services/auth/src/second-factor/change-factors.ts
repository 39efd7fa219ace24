import type { EntityManager } from 'typeorm';

/**
 * Changes somebody's second factors inside the transaction and keeps `users.has_second_factor`, by which every
 * service knows whether there is one, true to them. The account is held meanwhile, as by everybody who changes
 * accounts: so two changes wait for each other instead of deadlocking.
 */
export async function changeFactors<T>(
  manager: EntityManager,
  userId: number,
  change: () => Promise<T>,
): Promise<T> {
  await manager.query(`SELECT id FROM auth.users WHERE id = $1 FOR UPDATE`, [userId]);
  const result = await change();
  await manager.query(
    `UPDATE auth.users SET has_second_factor =
       EXISTS (SELECT 1 FROM auth.second_factors WHERE user_id = $1 AND confirmed_at IS NOT NULL)
       OR EXISTS (SELECT 1 FROM auth.passkeys WHERE user_id = $1)
     WHERE id = $1`,
    [userId],
  );
  return result;
}
