import { useMutation } from '@tanstack/react-query';
import {
  type ErasedResponse,
  PERSONAL_DATA_PATH,
  type PersonalDataExport,
  type PersonalDataQuery,
  type PersonalDataResponse,
} from '@garage/contracts/personal-data';
import { adminClient } from '../../../lib/admin-client.ts';

/** An address has an at sign, the number of a customer begins with `#`, a plate has neither. */
export function queryOf(wanted: string): PersonalDataQuery {
  const customer = /^#(\d{1,9})$/.exec(wanted)?.[1];
  if (customer !== undefined) return { customer: Number(customer) };
  return wanted.includes('@') ? { email: wanted } : { plate: wanted };
}

/** Nothing is kept, and nothing is repeated by itself: the person sees that it failed. */
export function usePersonalData() {
  const options = { retry: false, gcTime: 0 } as const;
  return {
    search: useMutation({ ...options, mutationFn: ask<PersonalDataResponse>('search') }),
    export: useMutation({ ...options, mutationFn: ask<PersonalDataExport>('export') }),
    erase: useMutation({ ...options, mutationFn: ask<ErasedResponse>('erase') }),
  };
}

function ask<Answer>(action: 'search' | 'export' | 'erase') {
  return (wanted: string) =>
    adminClient.send<Answer>('POST', `${PERSONAL_DATA_PATH}/${action}`, queryOf(wanted));
}
