import type { EntityManager } from 'typeorm';
import { changeFactors } from './change-factors.js';

/** Everything with which the account proves itself beside the password. Answers whether there was anything. */
export function removeSecondFactors(manager: EntityManager, userId: number): Promise<boolean> {
  return changeFactors(manager, userId, async () => {
    const [removed] = await manager.query<{ any: boolean }[]>(
      `WITH apps AS (DELETE FROM auth.second_factors WHERE user_id = $1 RETURNING confirmed_at IS NOT NULL AS counts),
         keys AS (DELETE FROM auth.passkeys WHERE user_id = $1 RETURNING id),
         codes AS (DELETE FROM auth.recovery_codes WHERE user_id = $1),
         challenges AS (DELETE FROM auth.passkey_challenges WHERE user_id = $1)
       SELECT EXISTS (SELECT 1 FROM apps WHERE counts) OR EXISTS (SELECT 1 FROM keys) AS any`,
      [userId],
    );
    return removed?.any ?? false;
  });
}
