import { queryOptions } from '@tanstack/react-query';
import { SECOND_FACTOR_PATHS, type SecondFactorResponse } from '@garage/contracts/second-factor';
import { adminClient, hasStatus } from '../../lib/admin-client.ts';

/** What is set up for the own account. */
export const secondFactorQuery = queryOptions({
  queryKey: [SECOND_FACTOR_PATHS.secondFactor],
  queryFn: ({ signal }) => adminClient.get<SecondFactorResponse>(SECOND_FACTOR_PATHS.secondFactor, signal),
  retry: (failures, error) => failures < 2 && !hasStatus(error, 401, 403),
});

export function isSecondFactorOn({ hasAuthenticator, passkeys }: SecondFactorResponse): boolean {
  return hasAuthenticator || passkeys.length > 0;
}
