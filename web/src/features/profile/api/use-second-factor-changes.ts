import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PROFILE_PATHS } from '@garage/contracts/profile';
import {
  type AuthenticatorSetup,
  type ConfirmPasskeyRequest,
  type PasskeySetup,
  type ReauthenticationRequest,
  type RecoveryCodesResponse,
  SECOND_FACTOR_PATHS,
} from '@garage/contracts/second-factor';
import { adminClient } from '../../../lib/admin-client.ts';

/** Everything that changes how one signs in. Nothing is repeated by itself: what proves who one is, is good once. */
export function useSecondFactorChanges() {
  const queryClient = useQueryClient();
  const once = { retry: false };
  const changing = {
    ...once,
    onSettled: () => {
      // The first second factor ends all other sessions.
      for (const path of [SECOND_FACTOR_PATHS.secondFactor, PROFILE_PATHS.profile, PROFILE_PATHS.sessions]) {
        void queryClient.invalidateQueries({ queryKey: [path] });
      }
    },
  };
  return {
    beginAuthenticator: useMutation({
      ...once,
      mutationFn: (request: ReauthenticationRequest) =>
        adminClient.send<AuthenticatorSetup>('POST', SECOND_FACTOR_PATHS.secondFactor, request),
    }),
    confirmAuthenticator: useMutation({
      ...changing,
      mutationFn: (code: string) =>
        adminClient.send<RecoveryCodesResponse>('POST', SECOND_FACTOR_PATHS.confirmAuthenticator, { code }),
    }),
    removeAuthenticator: useMutation({
      ...changing,
      mutationFn: (request: ReauthenticationRequest) =>
        adminClient.send('POST', SECOND_FACTOR_PATHS.removeAuthenticator, request),
    }),
    beginPasskey: useMutation({
      ...once,
      mutationFn: (request: ReauthenticationRequest) =>
        adminClient.send<PasskeySetup>('POST', SECOND_FACTOR_PATHS.passkeys, request),
    }),
    confirmPasskey: useMutation({
      ...changing,
      mutationFn: (request: ConfirmPasskeyRequest) =>
        adminClient.send<RecoveryCodesResponse>('POST', SECOND_FACTOR_PATHS.confirmPasskey, request),
    }),
    renamePasskey: useMutation({
      ...changing,
      mutationFn: ({ id, name }: { id: number; name: string }) =>
        adminClient.send('PUT', `${SECOND_FACTOR_PATHS.passkeys}/${id}`, { name }),
    }),
    removePasskey: useMutation({
      ...changing,
      mutationFn: ({ id, request }: { id: number; request: ReauthenticationRequest }) =>
        adminClient.send('POST', `${SECOND_FACTOR_PATHS.passkeys}/${id}/remove`, request),
    }),
    renewRecoveryCodes: useMutation({
      ...changing,
      mutationFn: (request: ReauthenticationRequest) =>
        adminClient.send<RecoveryCodesResponse>('POST', SECOND_FACTOR_PATHS.recoveryCodes, request),
    }),
  };
}
