import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type AppointmentResponse,
  APPOINTMENTS_PATH,
  type CallRequest,
  type FreeTimesResponse,
  type AppointmentsResponse,
} from '@garage/contracts/appointments';
import { APPOINTMENT_DOCUMENTS_PATH, type DocumentsResponse } from '@garage/contracts/booking';
import { SERVICE_TYPES_PATH, type ServiceTypesResponse } from '@garage/contracts/booking-settings';
import { IDEMPOTENCY_KEY_HEADER } from '@garage/contracts/common';
import { adminClient, hasStatus } from '../../../lib/admin-client.ts';

/** Customers book and cancel meanwhile. */
const REFRESH_MS = 60_000;
const PLAN = [APPOINTMENTS_PATH, 'plan'];

export function planQuery(from: string, to: string) {
  return queryOptions({
    queryKey: [...PLAN, from, to],
    queryFn: ({ signal }) =>
      adminClient.get<AppointmentsResponse>(`${APPOINTMENTS_PATH}?from=${from}&to=${to}`, signal),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    // The days before stay in sight until the next ones are there.
    placeholderData: keepPreviousData,
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
    enabled: from !== '' && ('id' in wish || wish.services.length > 0),
    staleTime: 0,
    select: ({ days }) => days,
  });
}

export const bookableServicesQuery = queryOptions({
  queryKey: [SERVICE_TYPES_PATH],
  queryFn: ({ signal }) => adminClient.get<ServiceTypesResponse>(SERVICE_TYPES_PATH, signal),
  select: ({ serviceTypes }) => serviceTypes.filter(({ isActive }) => isActive),
});

export interface AppointmentChange {
  id: number;
  method: 'POST' | 'PUT' | 'DELETE';
  /** Below the appointment's own address. */
  path: `/${string}`;
  body?: unknown;
}

/** Whatever changes an appointment. Nothing is repeated by itself: the person sees that it failed. */
export function useAppointmentChanges() {
  const queryClient = useQueryClient();
  const options = {
    retry: false,
    onSuccess: (answer: AppointmentResponse) =>
      queryClient.setQueryData(appointmentQuery(answer.appointment.id).queryKey, answer),
    onSettled: () => queryClient.invalidateQueries({ queryKey: PLAN }),
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
