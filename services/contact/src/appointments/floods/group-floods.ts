import { FLOOD_SIGNS, type FloodKind } from '@garage/contracts/booking-floods';

const BURST_MS = 3_600_000;

/** A visit that waits for the garage's answer, with what tells a flood. */
export interface WaitingVisit {
  id: number;
  bookedAt: Date;
  mailbox: string | null;
  bookedFrom: string | null;
  recipientConfirmed: boolean;
  recipientStopped: boolean;
}

export interface Flood<T> {
  kind: FloodKind;
  visits: T[];
}

/** What looks as if one had booked many, the largest first; whatever is all in a larger one is left out. */
export function groupFloods<T extends WaitingVisit>(visits: readonly T[]): Flood<T>[] {
  const latestFirst = visits.toSorted((a, b) => b.bookedAt.getTime() - a.bookedAt.getTime());
  const found: Flood<T>[] = [
    { kind: 'stopped', visits: latestFirst.filter(({ recipientStopped }) => recipientStopped) },
    ...together(
      'mailbox',
      latestFirst,
      ({ mailbox, recipientConfirmed }) => (recipientConfirmed ? null : mailbox),
      FLOOD_SIGNS.mailbox,
    ),
    ...together('network', latestFirst, ({ bookedFrom }) => bookedFrom, FLOOD_SIGNS.network),
    { kind: 'burst', visits: inBursts(latestFirst) },
  ];
  const largestFirst = found
    .filter((flood) => flood.visits.length > 0)
    .toSorted((a, b) => b.visits.length - a.visits.length);
  return largestFirst.filter(
    (flood, index) => !largestFirst.slice(0, index).some((larger) => isWithin(flood, larger)),
  );
}

function together<T>(
  kind: FloodKind,
  visits: readonly T[],
  keyOf: (visit: T) => string | null,
  least: number,
): Flood<T>[] {
  const groups = new Map<string, T[]>();
  for (const visit of visits) {
    const key = keyOf(visit);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), visit]);
  }
  return [...groups.values()]
    .filter((group) => group.length >= least)
    .map((group) => ({ kind, visits: group }));
}

/** Those that came within an hour of so many others. */
function inBursts<T extends WaitingVisit>(latestFirst: readonly T[]): T[] {
  const found = new Set<T>();
  for (const [index, last] of latestFirst.entries()) {
    const from = last.bookedAt.getTime() - BURST_MS;
    const hour = latestFirst.slice(index).filter(({ bookedAt }) => bookedAt.getTime() > from);
    if (hour.length >= FLOOD_SIGNS.burst) for (const visit of hour) found.add(visit);
  }
  return latestFirst.filter((visit) => found.has(visit));
}

function isWithin<T>(flood: Flood<T>, larger: Flood<T>): boolean {
  return flood.visits.every((visit) => larger.visits.includes(visit));
}
