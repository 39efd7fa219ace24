import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type AppointmentListResponse, APPOINTMENTS_PATH } from '@garage/contracts/appointments';
import { CONTACT_MESSAGES_PATH } from '@garage/contracts/contact';
import type { ContactMessagesResponse } from '@garage/contracts/contact-message-list';
import { CUSTOMERS_PATH, type CustomersResponse } from '@garage/contracts/customers';
import { CUSTOMER_VEHICLES_PATH, type CustomerVehiclesResponse } from '@garage/contracts/customer-vehicles';
import { allows, type GrantedPermission } from '@garage/contracts/permissions';
import { type RecordKind, recordPath, RECORDS } from '../../../components/records/records.ts';
import { adminClient, hasStatus } from '../../../lib/admin-client.ts';
import { formatMoment, writtenDay } from '../../../lib/staff-time.ts';

const HIT_KINDS = ['customers', 'vehicles', 'appointments', 'messages'] as const;
export type HitKind = (typeof HIT_KINDS)[number];

/** Something that was found, and where it is. */
export interface Hit {
  kind: HitKind;
  id: number;
  label: string;
  details: string;
  path: string;
}

/** Enough to recognise what was meant; a list of its own has the rest. */
const OF_EACH_KIND = 5;
/** Of what somebody has written. */
const SHOWN_LETTERS = 80;

const RECORD_OF: Record<HitKind, RecordKind> = {
  customers: 'customer',
  vehicles: 'vehicle',
  appointments: 'appointment',
  messages: 'message',
};

const FIND: Record<HitKind, (search: string, signal: AbortSignal) => Promise<Hit[]>> = {
  customers: async (search, signal) => {
    const { customers } = await ask<CustomersResponse>(CUSTOMERS_PATH, search, signal);
    return customers.map(({ id, name, email, phone, vehicles }) =>
      toHit('customers', id, name, [phone, email, ...vehicles.map(({ plate }) => plate)]),
    );
  },
  vehicles: async (search, signal) => {
    const { vehicles } = await ask<CustomerVehiclesResponse>(CUSTOMER_VEHICLES_PATH, search, signal);
    return vehicles.map(({ id, plate, make, model, customer }) =>
      toHit('vehicles', id, plate, [[make, model].filter(Boolean).join(' '), customer?.name]),
    );
  },
  appointments: async (search, signal) => {
    const { appointments } = await ask<AppointmentListResponse>(APPOINTMENTS_PATH, search, signal);
    return appointments.map(({ id, name, date, startTime, services, bookingId }) =>
      toHit('appointments', id, name, [
        `${writtenDay(date)}, ${startTime}`,
        services.map((service) => service.name).join(', '),
        bookingId,
      ]),
    );
  },
  messages: async (search, signal) => {
    const { messages } = await ask<ContactMessagesResponse>(CONTACT_MESSAGES_PATH, search, signal);
    return messages.map(({ id, name, createdAt, message }) =>
      toHit('messages', id, name, [formatMoment(createdAt), message.slice(0, SHOWN_LETTERS)]),
    );
  },
};

/** The kinds that somebody may see. */
export function searchedKinds(permissions: readonly GrantedPermission[]): HitKind[] {
  return HIT_KINDS.filter((kind) => allows(permissions, RECORDS[RECORD_OF[kind]].permission));
}

/** What fits the words; of a kind that cannot be searched for them, nothing. */
export function hitsQuery(kind: HitKind, search: string) {
  return queryOptions({
    queryKey: ['panel-search', kind, search],
    queryFn: async ({ signal }) => {
      try {
        return await FIND[kind](search, signal);
      } catch (error) {
        if (hasStatus(error, 400)) return [];
        throw error;
      }
    },
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  });
}

function ask<T>(path: string, search: string, signal: AbortSignal): Promise<T> {
  const query = new URLSearchParams({ search, limit: String(OF_EACH_KIND) });
  return adminClient.get<T>(`${path}?${query.toString()}`, signal);
}

function toHit(kind: HitKind, id: number, label: string, details: (string | null | undefined)[]): Hit {
  return {
    kind,
    id,
    label,
    details: details.filter(Boolean).join(' · '),
    path: recordPath(RECORD_OF[kind], id),
  };
}
