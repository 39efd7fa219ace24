import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type CreateUserRequest,
  ROLES_PATH,
  type UpdateUserRequest,
  USER_SESSIONS_PATH,
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
      mutationFn: (request: CreateUserRequest) => adminClient.send('POST', USERS_PATH, request),
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
      mutationFn: (id: number) => adminClient.send('DELETE', `${USERS_PATH}/${id}/second-factor`),
    }),
  };
}
