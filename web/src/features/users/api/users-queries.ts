import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { AUDIT_PATH, type AuditAction, type AuditResponse } from '@garage/contracts/audit';
import type { SessionsResponse } from '@garage/contracts/profile';
import { ROLES_PATH, type RolesResponse, type User, USERS_PATH } from '@garage/contracts/users';
import { adminClient, hasStatus } from '../../../lib/admin-client.ts';

const retry = (failures: number, error: Error) => failures < 2 && !hasStatus(error, 400, 401, 403, 404);

/** Every account. The specification allows a bare list as answer, too. */
export const usersQuery = queryOptions({
  queryKey: [USERS_PATH],
  queryFn: async ({ signal }) => {
    const answer = await adminClient.get<{ users: User[] } | User[]>(USERS_PATH, signal);
    return Array.isArray(answer) ? answer : answer.users;
  },
  retry,
});

export const rolesQuery = queryOptions({
  queryKey: [ROLES_PATH],
  queryFn: async ({ signal }) => (await adminClient.get<RolesResponse>(ROLES_PATH, signal)).roles,
  retry,
});

/** Where somebody is signed in; asked anew whenever it is looked at. */
export const userSessionsQuery = (userId: number) =>
  queryOptions({
    queryKey: [USERS_PATH, userId, 'sessions'],
    queryFn: async ({ signal }) =>
      (await adminClient.get<SessionsResponse>(`${USERS_PATH}/${userId}/sessions`, signal)).sessions,
    retry,
    staleTime: 0,
  });

export interface AuditFilter {
  user: number | null;
  action: AuditAction | null;
  from: string;
  to: string;
}

/** The record of who did what, page after page. */
export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: [AUDIT_PATH, filter],
    initialPageParam: null as number | null,
    queryFn: ({ pageParam, signal }) =>
      adminClient.get<AuditResponse>(`${AUDIT_PATH}?${auditParameters(filter, pageParam)}`, signal),
    getNextPageParam: ({ next }) => next,
    retry,
    staleTime: 0,
  });

function auditParameters({ user, action, from, to }: AuditFilter, before: number | null): string {
  const given = { user, action, from, to, before };
  const parameters = Object.entries(given).filter(([, value]) => value !== null && value !== '');
  return new URLSearchParams(parameters.map(([name, value]) => [name, String(value)])).toString();
}
