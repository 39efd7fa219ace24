import { isCalendarDate } from '@garage/contracts/calendar-day';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { APPOINTMENT_DOCUMENTS_PATH, type DocumentsResponse } from '@garage/contracts/appointment-documents';
import {
  type AppointmentAssigneesResponse,
  type AppointmentListResponse,
  type AppointmentResponse,
  APPOINTMENTS_LIMITS,
  APPOINTMENTS_PATH,
  type CallRequest,
  type EarlierVisitsResponse,
  type FreeTimesResponse,
} from '@garage/contracts/appointments';
import { SERVICE_TYPES_PATH, type ServiceTypesResponse } from '@garage/contracts/booking-settings';
import { IDEMPOTENCY_KEY_HEADER } from '@garage/contracts/common';
import type { AppointmentsResponse } from '@garage/contracts/workshop-plan';
import { adminClient, hasStatus } from '../../../lib/admin-client.ts';
import { appointmentCountsQuery, todayQuery } from './today-queries.ts';

/** Customers book and cancel meanwhile. */
const REFRESH_MS = 60_000;
export const PLAN_KEY = [APPOINTMENTS_PATH, 'plan'];
export const LISTS_KEY = [APPOINTMENTS_PATH, 'list'];

export function planQuery(from: string, to: string) {
  return queryOptions({
    queryKey: [...PLAN_KEY, from, to],
    queryFn: ({ signal }) => loadPlan(`${APPOINTMENTS_PATH}?from=${from}&to=${to}`, signal),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    // The days before stay in sight until the next ones are there.
    placeholderData: keepPreviousData,
  });
}

/** Whole: very full days come in several answers. */
async function loadPlan(path: string, signal: AbortSignal): Promise<AppointmentsResponse> {
  const plan = await adminClient.get<AppointmentsResponse>(path, signal);
  const appointments = [...plan.appointments];
  for (let cursor = plan.nextCursor; cursor !== undefined;) {
    const more = await adminClient.get<AppointmentsResponse>(`${path}&cursor=${cursor}`, signal);
    appointments.push(...more.appointments);
    cursor = more.nextCursor;
  }
  return { ...plan, appointments };
}

/** Those that fit the words, the latest day first, page by page. */
export function searchQuery(search: string) {
  return listQuery({ search }, { placeholderData: keepPreviousData });
}

/** All that wait for an answer, the oldest day first, page by page. */
export function waitingQuery() {
  return listQuery({ status: 'pending', limit: String(APPOINTMENTS_LIMITS.page) });
}

function listQuery(
  query: Record<string, string>,
  options: { placeholderData?: typeof keepPreviousData } = {},
) {
  return infiniteQueryOptions({
    queryKey: [...LISTS_KEY, query],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => {
      const asked = new URLSearchParams({ ...query, ...(pageParam !== null && { cursor: pageParam }) });
      return adminClient.get<AppointmentListResponse>(`${APPOINTMENTS_PATH}?${asked.toString()}`, signal);
    },
    getNextPageParam: ({ nextCursor }) => nextCursor ?? null,
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    // What cannot be searched for will not be found at the next attempt.
    retry: (failures, error) => failures < 2 && !hasStatus(error, 400, 401, 403),
    ...options,
  });
}

/** Visits of the same customer or vehicle that are older than those in the details. */
export function olderVisitsQuery(id: number, cursor: string | undefined) {
  return infiniteQueryOptions({
    queryKey: [APPOINTMENTS_PATH, id, 'earlier-visits', cursor],
    initialPageParam: cursor ?? null,
    queryFn: ({ pageParam, signal }) =>
      adminClient.get<EarlierVisitsResponse>(
        `${APPOINTMENTS_PATH}/${id}/earlier-visits?cursor=${pageParam}`,
        signal,
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? null,
  });
}

export function appointmentQuery(id: number) {
  return queryOptions({
    queryKey: [APPOINTMENTS_PATH, id],
    queryFn: ({ signal }) => adminClient.get<AppointmentResponse>(`${APPOINTMENTS_PATH}/${id}`, signal),
    staleTime: 0,
    select: ({ appointment }) => appointment,
  });
}

/** When an appointment could be instead, or when the wanted services could be done. */
export function freeTimesQuery(
  wish: { id: number } | { services: readonly number[] },
  from: string,
  to: string,
) {
  const path =
    'id' in wish
      ? `${APPOINTMENTS_PATH}/${wish.id}/free-times?from=${from}&to=${to}`
      : `${APPOINTMENTS_PATH}/free-times?services=${wish.services.join(',')}&from=${from}&to=${to}`;
  return queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) => adminClient.get<FreeTimesResponse>(path, signal),
    enabled: isCalendarDate(from) && ('id' in wish || wish.services.length > 0),
    staleTime: 0,
    select: ({ days }) => days,
  });
}

export const serviceTypesQuery = queryOptions({
  queryKey: [SERVICE_TYPES_PATH],
  queryFn: ({ signal }) => adminClient.get<ServiceTypesResponse>(SERVICE_TYPES_PATH, signal),
  select: ({ serviceTypes }) => serviceTypes,
});

/** Who may work on appointments. */
export const assigneesQuery = queryOptions({
  queryKey: [`${APPOINTMENTS_PATH}/assignees`],
  queryFn: ({ signal }) =>
    adminClient.get<AppointmentAssigneesResponse>(`${APPOINTMENTS_PATH}/assignees`, signal),
  select: ({ assignees }) => assignees,
});

export interface AppointmentChange {
  id: number;
  method: 'POST' | 'PUT' | 'DELETE';
  /** Below the appointment's own address. */
  path: '' | `/${string}`;
  body?: unknown;
}

/** Whatever changes an appointment. Nothing is repeated by itself: the person sees that it failed. */
export function useAppointmentChanges() {
  const queryClient = useQueryClient();
  const options = {
    retry: false,
    onSuccess: (answer: AppointmentResponse) =>
      queryClient.setQueryData(appointmentQuery(answer.appointment.id).queryKey, answer),
    onSettled: () =>
      Promise.all(
        [PLAN_KEY, LISTS_KEY, todayQuery.queryKey, appointmentCountsQuery.queryKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  };
  return {
    change: useMutation({
      ...options,
      mutationFn: ({ id, method, path, body }: AppointmentChange) =>
        adminClient.send<AppointmentResponse>(method, `${APPOINTMENTS_PATH}/${id}${path}`, body),
      onError: (error, { id }) => {
        // Somebody else was faster: what is shown is out of date.
        if (hasStatus(error, 404, 409)) {
          void queryClient.invalidateQueries({ queryKey: appointmentQuery(id).queryKey });
        }
      },
    }),
    create: useMutation({
      ...options,
      mutationFn: ({ request, key }: { request: CallRequest; key: string }) =>
        adminClient.send<AppointmentResponse>('POST', APPOINTMENTS_PATH, request, {
          [IDEMPOTENCY_KEY_HEADER]: key,
        }),
    }),
  };
}

/** What the customer has sent along. */
export function documentsQuery(id: number) {
  const path = APPOINTMENT_DOCUMENTS_PATH.replace(':id', String(id));
  return queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) => adminClient.get<DocumentsResponse>(path, signal),
    select: ({ documents }) => documents,
  });
}

export function documentPath(id: number, documentId: number): string {
  return `${APPOINTMENT_DOCUMENTS_PATH.replace(':id', String(id))}/${documentId}`;
}
