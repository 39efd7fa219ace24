import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type BlockDatesRequest,
  BLOCKED_DATES_PATH,
  type BlockedDatesResponse,
  QUICK_WEEKS_PATH,
  type QuickWeekRequest,
  type QuickWeeksResponse,
  type SaveTimeSlotsRequest,
  SERVICE_TYPES_PATH,
  type ServiceTypesResponse,
  TIME_SLOTS_PATH,
  type TimeSlotsResponse,
} from '@garage/contracts/booking-settings';
import { adminClient } from '../../../lib/admin-client.ts';

/** Colleagues change settings too, so they are asked at each visit. */
const fresh = { staleTime: 0 } as const;
/** No change is repeated by itself: the person sees that it failed. */
const once = { retry: false } as const;

export const serviceTypesQuery = queryOptions({
  ...fresh,
  queryKey: [SERVICE_TYPES_PATH],
  queryFn: ({ signal }) => adminClient.get<ServiceTypesResponse>(SERVICE_TYPES_PATH, signal),
  select: ({ serviceTypes }) => serviceTypes,
});

export const timeSlotsQuery = queryOptions({
  ...fresh,
  queryKey: [TIME_SLOTS_PATH],
  queryFn: ({ signal }) => adminClient.get<TimeSlotsResponse>(TIME_SLOTS_PATH, signal),
});

export const blockedDatesQuery = queryOptions({
  ...fresh,
  queryKey: [BLOCKED_DATES_PATH],
  queryFn: ({ signal }) => adminClient.get<BlockedDatesResponse>(BLOCKED_DATES_PATH, signal),
  select: ({ blockedDates }) => blockedDates,
});

export const quickWeeksQuery = queryOptions({
  ...fresh,
  queryKey: [QUICK_WEEKS_PATH],
  queryFn: ({ signal }) => adminClient.get<QuickWeeksResponse>(QUICK_WEEKS_PATH, signal),
  select: ({ quickWeeks }) => quickWeeks,
});

export function useSaveTimeSlots() {
  const queryClient = useQueryClient();
  return useMutation({
    ...once,
    mutationFn: (request: SaveTimeSlotsRequest) =>
      adminClient.send<TimeSlotsResponse>('PUT', TIME_SLOTS_PATH, request),
    onSuccess: (saved) => queryClient.setQueryData(timeSlotsQuery.queryKey, saved),
  });
}

export function useBlockedDateChanges() {
  const queryClient = useQueryClient();
  const { queryKey } = blockedDatesQuery;
  const options = {
    ...once,
    onSuccess: (answer: BlockedDatesResponse) => queryClient.setQueryData(queryKey, answer),
  };
  return {
    block: useMutation({
      ...options,
      mutationFn: (request: BlockDatesRequest) =>
        adminClient.send<BlockedDatesResponse>('POST', BLOCKED_DATES_PATH, request),
    }),
    free: useMutation({
      ...options,
      mutationFn: ({ from, to }: { from: string; to: string }) =>
        adminClient.send<BlockedDatesResponse>('DELETE', `${BLOCKED_DATES_PATH}/${from}?to=${to}`),
      onError: () => queryClient.invalidateQueries({ queryKey }),
    }),
  };
}

export function useQuickWeekChanges() {
  const queryClient = useQueryClient();
  const { queryKey } = quickWeeksQuery;
  const options = {
    ...once,
    onSuccess: (answer: QuickWeeksResponse) => queryClient.setQueryData(queryKey, answer),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  };
  return {
    save: useMutation({
      ...options,
      mutationFn: ({ id, request }: { id: number | null; request: QuickWeekRequest }) =>
        id === null
          ? adminClient.send<QuickWeeksResponse>('POST', QUICK_WEEKS_PATH, request)
          : adminClient.send<QuickWeeksResponse>('PUT', `${QUICK_WEEKS_PATH}/${id}`, request),
    }),
    remove: useMutation({
      ...options,
      mutationFn: (id: number) => adminClient.send<QuickWeeksResponse>('DELETE', `${QUICK_WEEKS_PATH}/${id}`),
    }),
  };
}
