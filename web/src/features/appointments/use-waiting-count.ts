import { useQuery } from '@tanstack/react-query';
import { appointmentCountsQuery } from './api/today-queries.ts';

/** How many bookings wait for an answer; null while nobody knows or the person may not see them. */
export function useWaitingCount(enabled: boolean): number | null {
  const { data } = useQuery({ ...appointmentCountsQuery, enabled });
  return enabled ? (data?.waiting ?? null) : null;
}
