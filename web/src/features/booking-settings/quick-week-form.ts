import type { QuickWeek, QuickWeekRequest } from '@garage/contracts/booking-settings';

/** What the form holds: numbers as they are typed. */
export type QuickWeekForm = Record<keyof QuickWeekRequest, string>;

export const EMPTY_QUICK_WEEK: QuickWeekForm = {
  from: '',
  to: '',
  serviceTypeId: '',
  startTime: '07:30',
  endTime: '12:00',
  minutes: '15',
  capacity: '1',
};

export function quickWeekForm(week: QuickWeek | null): QuickWeekForm {
  if (!week) return EMPTY_QUICK_WEEK;
  const { from, to, serviceTypeId, startTime, endTime, minutes, capacity } = week;
  return {
    from,
    to,
    serviceTypeId: String(serviceTypeId),
    startTime,
    endTime,
    minutes: String(minutes),
    capacity: String(capacity),
  };
}

/** An empty number is missing, which the server says at its field. */
export function toQuickWeek({ serviceTypeId, minutes, capacity, ...times }: QuickWeekForm): QuickWeekRequest {
  const [service, length, cars] = [serviceTypeId, minutes, capacity].map((text) =>
    text === '' ? Number.NaN : Number(text),
  ) as [number, number, number];
  return { ...times, serviceTypeId: service, minutes: length, capacity: cars };
}
