import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type RoleRequest,
  ROLES_PATH,
  type RoleSecondFactorRequest,
  USERS_PATH,
} from '@garage/contracts/users';
import { adminClient } from '../../../lib/admin-client.ts';

/** Makes, changes and deletes custom roles. */
export function useRoleChanges() {
  const queryClient = useQueryClient();
  const options = {
    retry: false,
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: [ROLES_PATH] });
      void queryClient.invalidateQueries({ queryKey: [USERS_PATH] });
    },
  };
  return {
    save: useMutation({
      ...options,
      mutationFn: ({ id, request }: { id: number | null; request: RoleRequest }) =>
        id === null
          ? adminClient.send('POST', ROLES_PATH, request)
          : adminClient.send('PUT', `${ROLES_PATH}/${id}`, request),
    }),
    requireSecondFactor: useMutation({
      ...options,
      mutationFn: ({ id, ...request }: RoleSecondFactorRequest & { id: number }) =>
        adminClient.send('PUT', `${ROLES_PATH}/${id}/second-factor`, request),
    }),
    remove: useMutation({
      ...options,
      mutationFn: (id: number) => adminClient.send('DELETE', `${ROLES_PATH}/${id}`),
    }),
  };
}
