import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { type AppointmentListResponse, APPOINTMENTS_PATH } from '@garage/contracts/appointments';
import { CONTACT_MESSAGES_PATH } from '@garage/contracts/contact';
import type { ContactMessagesResponse } from '@garage/contracts/contact-message-list';
import {
  type CustomerResponse,
  CUSTOMERS_PATH,
  type CustomersResponse,
  type MergeCustomerRequest,
  type MoveToCustomerRequest,
  type SaveCustomerRequest,
} from '@garage/contracts/customers';
import {
  CUSTOMER_VEHICLES_PATH,
  type CustomerVehicleResponse,
  type SaveCustomerVehicleRequest,
} from '@garage/contracts/customer-vehicles';
import { adminClient, hasStatus } from '../../../lib/admin-client.ts';

const LISTS = [CUSTOMERS_PATH, 'list'];
const VISITS = [APPOINTMENTS_PATH, 'of'];
const MESSAGES = [CONTACT_MESSAGES_PATH, 'of'];
const HISTORIES = [VISITS, MESSAGES];
/** Of a part of a card; who wants more asks for it. */
const HISTORY_PAGE = 10;

/** What cannot be searched for will not be found at the next attempt. */
function retry(failures: number, error: Error): boolean {
  return failures < 2 && !hasStatus(error, 400, 401, 403, 404);
}

/** Whoever came last first, page by page; all of them for an empty search. */
export function customersQuery(search: string) {
  return infiniteQueryOptions({
    queryKey: [...LISTS, search],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => {
      const asked = new URLSearchParams({
        ...(search !== '' && { search }),
        ...(pageParam !== null && { cursor: pageParam }),
      });
      return adminClient.get<CustomersResponse>(`${CUSTOMERS_PATH}?${asked.toString()}`, signal);
    },
    getNextPageParam: ({ nextCursor }) => nextCursor ?? null,
    staleTime: 0,
    retry,
    placeholderData: keepPreviousData,
  });
}

export function customerQuery(id: number) {
  return queryOptions({
    queryKey: [CUSTOMERS_PATH, id],
    queryFn: ({ signal }) => adminClient.get<CustomerResponse>(`${CUSTOMERS_PATH}/${id}`, signal),
    staleTime: 0,
    retry,
    select: ({ customer }) => customer,
  });
}

export function customerVehicleQuery(id: number) {
  return queryOptions({
    queryKey: [CUSTOMER_VEHICLES_PATH, id],
    queryFn: ({ signal }) =>
      adminClient.get<CustomerVehicleResponse>(`${CUSTOMER_VEHICLES_PATH}/${id}`, signal),
    staleTime: 0,
    retry,
    select: ({ vehicle }) => vehicle,
  });
}

/** Visits of a customer, or of a car, the latest first. */
export function visitsQuery(of: 'customer' | 'vehicle', id: number) {
  return infiniteQueryOptions({
    queryKey: [...VISITS, of, id],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      adminClient.get<AppointmentListResponse>(
        `${APPOINTMENTS_PATH}?${of}=${id}&limit=${HISTORY_PAGE}${pageParam}`,
        signal,
      ),
    getNextPageParam: ({ nextCursor }) => (nextCursor === undefined ? null : `&cursor=${nextCursor}`),
    staleTime: 0,
  });
}

/** What a customer has written, the newest first. */
export function messagesQuery(id: number) {
  return infiniteQueryOptions({
    queryKey: [...MESSAGES, id],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      adminClient.get<ContactMessagesResponse>(
        `${CONTACT_MESSAGES_PATH}?customer=${id}&limit=${HISTORY_PAGE}${pageParam}`,
        signal,
      ),
    getNextPageParam: ({ nextCursor }) => (nextCursor === undefined ? null : `&cursor=${nextCursor}`),
    staleTime: 0,
  });
}

interface NoteChange {
  id: number;
  method: 'POST' | 'DELETE';
  /** Of the note that is taken back. */
  noteId?: number;
  text?: string;
}

/** Whatever changes customers and their cars. Nothing is repeated by itself: the person sees that it failed. */
export function useCustomerChanges() {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: LISTS });
  const customerOptions = {
    retry: false,
    onSuccess: (answer: CustomerResponse) =>
      queryClient.setQueryData(customerQuery(answer.customer.id).queryKey, answer),
    onSettled,
  };
  // Whose appointments, messages and cars are whose has changed.
  const movingOptions = {
    ...customerOptions,
    onSettled: () =>
      Promise.all([
        ...HISTORIES.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
        queryClient.invalidateQueries({ queryKey: [CUSTOMERS_PATH] }),
      ]),
  };
  return {
    save: useMutation({
      ...customerOptions,
      mutationFn: ({ id, request }: { id: number; request: SaveCustomerRequest }) =>
        adminClient.send<CustomerResponse>('PUT', `${CUSTOMERS_PATH}/${id}`, request),
    }),
    merge: useMutation({
      ...movingOptions,
      mutationFn: ({ id, request }: { id: number; request: MergeCustomerRequest }) =>
        adminClient.send<CustomerResponse>('POST', `${CUSTOMERS_PATH}/${id}/merges`, request),
    }),
    undoMerge: useMutation({
      ...movingOptions,
      mutationFn: ({ id, mergeId }: { id: number; mergeId: number }) =>
        adminClient.send<CustomerResponse>('POST', `${CUSTOMERS_PATH}/${id}/merges/${mergeId}/undo`),
    }),
    move: useMutation({
      ...movingOptions,
      mutationFn: ({ id, request }: { id: number; request: MoveToCustomerRequest }) =>
        adminClient.send<CustomerResponse>('POST', `${CUSTOMERS_PATH}/${id}/moves`, request),
    }),
    note: useMutation({
      ...customerOptions,
      mutationFn: ({ id, method, noteId, text }: NoteChange) =>
        adminClient.send<CustomerResponse>(
          method,
          `${CUSTOMERS_PATH}/${id}/notes${noteId === undefined ? '' : `/${noteId}`}`,
          text === undefined ? undefined : { text },
        ),
    }),
    saveVehicle: useMutation({
      retry: false,
      mutationFn: ({ id, request }: { id: number; request: SaveCustomerVehicleRequest }) =>
        adminClient.send<CustomerVehicleResponse>('PUT', `${CUSTOMER_VEHICLES_PATH}/${id}`, request),
      onSuccess: (answer) => {
        queryClient.setQueryData(customerVehicleQuery(answer.vehicle.id).queryKey, answer);
        const owner = answer.vehicle.customer;
        return owner && queryClient.invalidateQueries({ queryKey: customerQuery(owner.id).queryKey });
      },
      onSettled,
    }),
  };
}
