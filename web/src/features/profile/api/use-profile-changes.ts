import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type ChangePasswordRequest,
  PROFILE_PATHS,
  type UpdateProfileRequest,
} from '@garage/contracts/profile';
import { adminClient } from '../../../lib/admin-client.ts';

/** Everything that one may do with the own account. Nothing is repeated by itself: a password is involved. */
export function useProfileChanges() {
  const queryClient = useQueryClient();
  const options = {
    retry: false,
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: [PROFILE_PATHS.profile] });
      void queryClient.invalidateQueries({ queryKey: [PROFILE_PATHS.sessions] });
    },
  };
  return {
    save: useMutation({
      ...options,
      mutationFn: (request: UpdateProfileRequest) => adminClient.send('PUT', PROFILE_PATHS.profile, request),
    }),
    changePassword: useMutation({
      ...options,
      mutationFn: (request: ChangePasswordRequest) =>
        adminClient.send('PUT', PROFILE_PATHS.password, request),
    }),
    endSession: useMutation({
      ...options,
      mutationFn: (id: number) => adminClient.send('DELETE', `${PROFILE_PATHS.sessions}/${id}`),
    }),
    endOtherSessions: useMutation({
      ...options,
      mutationFn: () => adminClient.send('DELETE', PROFILE_PATHS.sessions),
    }),
  };
}
