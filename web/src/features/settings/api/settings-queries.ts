import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  ADMIN_GARAGE_PATH,
  type AdminGarageResponse,
  type SaveGarageRequest,
} from '@garage/contracts/garage';
import {
  MAIL_SETTINGS_PATH,
  MAIL_TEST_PATH,
  type MailSettingsResponse,
  type MailTestResponse,
  type SaveMailSettingsRequest,
} from '@garage/contracts/mail-settings';
import {
  RETENTION_PATH,
  RETENTION_PREVIEW_PATH,
  type RetentionDays,
  type RetentionPreviewResponse,
  type RetentionResponse,
  type SaveRetentionRequest,
} from '@garage/contracts/retention';
import { adminClient } from '../../../lib/admin-client.ts';

const TEST_POLL_MS = 1500;

/** Colleagues change settings too, so they are asked at each visit. */
const fresh = { staleTime: 0 } as const;
/** No change is repeated by itself: the person sees that it failed. */
const once = { retry: false } as const;

export const garageQuery = queryOptions({
  ...fresh,
  queryKey: [ADMIN_GARAGE_PATH],
  queryFn: ({ signal }) => adminClient.get<AdminGarageResponse>(ADMIN_GARAGE_PATH, signal),
});

export function useSaveGarage() {
  const queryClient = useQueryClient();
  return useMutation({
    ...once,
    mutationFn: (request: SaveGarageRequest) =>
      adminClient.send<AdminGarageResponse>('PUT', ADMIN_GARAGE_PATH, request),
    onSuccess: (saved) => queryClient.setQueryData(garageQuery.queryKey, saved),
  });
}

/** While a test mail is on its way, its fate is asked for again and again. */
export const mailSettingsQuery = queryOptions({
  ...fresh,
  queryKey: [MAIL_SETTINGS_PATH],
  queryFn: ({ signal }) => adminClient.get<MailSettingsResponse>(MAIL_SETTINGS_PATH, signal),
  refetchInterval: ({ state }) => (state.data?.lastTest?.status === 'waiting' ? TEST_POLL_MS : false),
});

export function useMailSettings() {
  const queryClient = useQueryClient();
  const { queryKey } = mailSettingsQuery;
  return {
    save: useMutation({
      ...once,
      mutationFn: (request: SaveMailSettingsRequest) =>
        adminClient.send<MailSettingsResponse>('PUT', MAIL_SETTINGS_PATH, request),
      onSuccess: (saved) => queryClient.setQueryData(queryKey, saved),
    }),
    test: useMutation({
      ...once,
      mutationFn: () => adminClient.send<MailTestResponse>('POST', MAIL_TEST_PATH),
      onSuccess: ({ mail }) =>
        queryClient.setQueryData(queryKey, (known) => known && { ...known, lastTest: mail }),
    }),
  };
}

export const retentionQuery = queryOptions({
  ...fresh,
  queryKey: [RETENTION_PATH],
  queryFn: ({ signal }) => adminClient.get<RetentionResponse>(RETENTION_PATH, signal),
});

/** What would be deleted tonight with these days. */
export function retentionPreviewQuery(days: RetentionDays) {
  const query = new URLSearchParams(Object.entries(days).map(([kind, value]) => [kind, String(value)]));
  return queryOptions({
    ...fresh,
    queryKey: [RETENTION_PREVIEW_PATH, String(query)],
    queryFn: ({ signal }) =>
      adminClient.get<RetentionPreviewResponse>(`${RETENTION_PREVIEW_PATH}?${query}`, signal),
  });
}

export function useSaveRetention() {
  const queryClient = useQueryClient();
  return useMutation({
    ...once,
    mutationFn: (request: SaveRetentionRequest) =>
      adminClient.send<RetentionResponse>('PUT', RETENTION_PATH, request),
    onSuccess: (saved) => queryClient.setQueryData(retentionQuery.queryKey, saved),
  });
}
