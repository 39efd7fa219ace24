import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReauthenticationRequest, REMOVE_SECOND_FACTOR_SUFFIX } from '@garage/contracts/second-factor';
import {
  type CreateUserRequest,
  type CreateUserResponse,
  FIRST_PASSWORD_SUFFIX,
  type FirstPasswordResponse,
  PASSWORD_LINK_SUFFIX,
  ROLES_PATH,
  type UpdateUserRequest,
  USER_SESSIONS_PATH,
  type UserResponse,
  USERS_PATH,
} from '@garage/contracts/users';
import { adminClient, hasStatus } from '../../../lib/admin-client.ts';

/** Everything that changes an account. A change is not repeated by itself: the person sees that it failed. */
export function useUserChanges() {
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: [USERS_PATH] }),
      queryClient.invalidateQueries({ queryKey: [ROLES_PATH] }),
    ]);
  const options = { retry: false, onSettled: () => void refresh() };

  return {
    create: useMutation({
      ...options,
      mutationFn: (request: CreateUserRequest) =>
        adminClient.send<CreateUserResponse>('POST', USERS_PATH, request),
    }),
    update: useMutation({
      ...options,
      mutationFn: (request: UpdateUserRequest & { id: number }) =>
        adminClient.send('PUT', `${USERS_PATH}/${request.id}`, request),
    }),
    remove: useMutation({
      ...options,
      mutationFn: async (id: number) => {
        try {
          await adminClient.send('DELETE', `${USERS_PATH}/${id}`);
        } catch (error) {
          // A colleague was faster; gone is what was wanted.
          if (!hasStatus(error, 404)) throw error;
        }
      },
    }),
    sendPasswordLink: useMutation({
      ...options,
      mutationFn: (id: number) =>
        adminClient.send<UserResponse>('POST', `${USERS_PATH}/${id}/${PASSWORD_LINK_SUFFIX}`),
    }),
    makeFirstPassword: useMutation({
      ...options,
      mutationFn: (id: number) =>
        adminClient.send<FirstPasswordResponse>('POST', `${USERS_PATH}/${id}/${FIRST_PASSWORD_SUFFIX}`),
    }),
    endSession: useMutation({
      ...options,
      mutationFn: (sessionId: number) => adminClient.send('DELETE', `${USER_SESSIONS_PATH}/${sessionId}`),
    }),
    endAllSessions: useMutation({
      ...options,
      mutationFn: (id: number) => adminClient.send('DELETE', `${USERS_PATH}/${id}/sessions`),
    }),
    removeSecondFactor: useMutation({
      ...options,
      mutationFn: ({ id, request }: { id: number; request: ReauthenticationRequest }) =>
        adminClient.send('POST', `${USERS_PATH}/${id}/${REMOVE_SECOND_FACTOR_SUFFIX}`, request),
    }),
  };
}
