import { queryOptions } from '@tanstack/react-query';
import { PROFILE_PATHS, type ProfileResponse, type SessionsResponse } from '@garage/contracts/profile';
import { adminClient, hasStatus } from '../../../lib/admin-client.ts';

const retry = (failures: number, error: Error) => failures < 2 && !hasStatus(error, 401, 403);

export const profileQuery = queryOptions({
  queryKey: [PROFILE_PATHS.profile],
  queryFn: async ({ signal }) => (await adminClient.get<ProfileResponse>(PROFILE_PATHS.profile, signal)).user,
  retry,
});

/** Where one is signed in oneself; asked anew whenever it is looked at. */
export const ownSessionsQuery = queryOptions({
  queryKey: [PROFILE_PATHS.sessions],
  queryFn: async ({ signal }) =>
    (await adminClient.get<SessionsResponse>(PROFILE_PATHS.sessions, signal)).sessions,
  retry,
  staleTime: 0,
});
