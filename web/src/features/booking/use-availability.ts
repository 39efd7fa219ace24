import type { DayAvailability } from '@garage/contracts/booking';
import type { CalendarDate } from '@garage/contracts/calendar-day';
import type { Language } from '@garage/contracts/languages';
import { useEffect, useState } from 'react';
import { loadAvailability } from './api/load-availability.ts';
import { stretch, stretchOf } from './free-times.ts';

export interface Availability {
  /** All that is known for the wanted services, by date. */
  days: DayAvailability[];
  state: 'idle' | 'loading' | 'failed' | 'ready';
  /** Asks again, after a failure or when a time turned out to be taken. */
  refresh: () => void;
}

type Answer = DayAvailability[] | 'failed';

interface Known {
  /** What was asked about: another choice of services makes other times. */
  question: string;
  /** By stretch of days. */
  answers: readonly (Answer | undefined)[];
}

interface Options {
  services: readonly number[];
  today: CalendarDate;
  /** The last day that is looked at; everything up to its stretch is asked for. */
  until: CalendarDate;
  language: Language;
  /** What the server has already found for the first services. */
  initial: DayAvailability[] | null;
}

/** Free times for a choice of services, fetched stretch by stretch as far as the visitor looks. */
export function useAvailability({ services, today, until, language, initial }: Options): Availability {
  const [round, setRound] = useState(0);
  const question = `${services.join(',')} ${today} ${round}`;
  const [known, setKnown] = useState<Known>({ question, answers: initial ? [initial] : [] });
  const answers = known.question === question ? known.answers : [];
  const last = stretchOf(today, until);
  const missing = services.length === 0 ? undefined : stretches(last).find((index) => !answers[index]);

  useEffect(() => {
    if (missing === undefined) return undefined;
    const abort = new AbortController();
    const keep = (answer: Answer) => {
      if (abort.signal.aborted) return;
      setKnown((before) => {
        const others = before.question === question ? before.answers : [];
        return {
          question,
          answers: stretches(last).map((index) => (index === missing ? answer : others[index])),
        };
      });
    };
    loadAvailability({ services, language, ...stretch(today, missing) }, abort.signal).then(keep, () =>
      keep('failed'),
    );
    return () => abort.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `question` stands for the services, a new list each time
  }, [question, missing, language]);

  const lists = stretches(last).map((index) => answers[index]);
  return {
    days: lists.flatMap((list) => (Array.isArray(list) ? list : [])),
    state: stateOf(services.length, missing, lists.includes('failed')),
    refresh: () => setRound((before) => before + 1),
  };
}

function stretches(last: number): number[] {
  return Array.from({ length: last + 1 }, (_, index) => index);
}

function stateOf(wanted: number, missing: number | undefined, failed: boolean): Availability['state'] {
  if (wanted === 0) return 'idle';
  if (missing !== undefined) return 'loading';
  return failed ? 'failed' : 'ready';
}
