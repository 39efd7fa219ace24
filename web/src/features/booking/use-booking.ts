import type { BookableService, BookingConflict, BookingResponse } from '@garage/contracts/booking';
import type { Language } from '@garage/contracts/languages';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { minutesToWait } from '../../components/visitor-form/minutes-to-wait.ts';
import { checksItself } from '../../components/visitor-form/own-checks.ts';
import { randomId } from '../../lib/random-id.ts';
import { sendBooking, type BookingOutcome } from './api/send-booking.ts';
import { dropDraft, keepDraft, readDraft, type BookingDraft } from './booking-draft.ts';
import { useBookingStart, type BookingResult, type BookingStart } from './booking-start.tsx';
import {
  BOOKING_FIELDS,
  EMPTY_SELECTION,
  readOffer,
  readServices,
  readValues,
  toRequest,
  type BookingField,
  type BookingValues,
  type Selection,
} from './booking-values.ts';
import { adoptForm, focusField } from './form-controls.ts';
import { loadBookingDone } from './load-booking-done.ts';
import { useProblemTexts, type ProblemTexts } from './use-problem-texts.ts';
import { refusalOf, validateBooking, type BookingProblems } from './validate-booking.ts';

/** What stands above the button after an attempt. */
export type BookingNotice =
  | { kind: 'incomplete' | 'invalid' | 'limit' | 'unreachable' | 'failed' }
  | { kind: 'taken'; alternatives: BookingConflict['alternatives'] }
  | { kind: 'too-many'; minutes: number | null };

export interface Booked {
  booking: BookingResponse;
  services: BookableService[];
}

export interface BookingState {
  /** Null outside the first page: then there is nothing that the server knew. */
  start: BookingStart | null;
  form: React.RefObject<HTMLFormElement | null>;
  selection: Selection;
  /** Sentences about what is wrong, by field. */
  problems: ProblemTexts;
  notice: BookingNotice | null;
  sending: boolean;
  booked: BookingResponse | null;
  /** Files that are sent once the visit is booked; a reload forgets them. */
  documents: File[];
  chooseDocuments: (documents: File[]) => void;
  earlier: boolean;
  setEarlier: (earlier: boolean) => void;
  select: (change: Partial<Selection>) => void;
  /** Keeps what was typed, and checks a field again that was wrong. */
  typed: (field: string | null) => void;
  submit: () => Promise<void>;
  again: () => void;
}

/** The life of a booking: choosing, typing, sending, telling; nothing typed is lost on the way. */
export function useBooking(services: readonly BookableService[], language: Language): BookingState {
  const { key, search } = useLocation();
  const rendered = useBookingStart();
  // The router calls the first page so; what the server knew is of no use to a later one.
  const start = key === 'default' ? (rendered ?? null) : null;
  const form = useRef<HTMLFormElement>(null);
  const [selection, setSelection] = useState(() => start?.selection ?? fromAddress(search, services));
  const [problems, setProblems] = useState(() =>
    start?.result?.outcome === 'invalid' ? start.result.problems : {},
  );
  const [notice, setNotice] = useState(() => noticeOf(start?.result ?? null, problems));
  const [sending, setSending] = useState(false);
  const [booked, setBooked] = useState(() =>
    start?.result?.outcome === 'booked' ? start.result.booking : null,
  );
  const [documents, chooseDocuments] = useState<File[]>([]);
  const [earlier, setEarlier] = useState(start?.values.earlierIfPossible ?? false);
  const attempt = useRef<BookingDraft['attempt']>(null);

  useLayoutEffect(() => {
    if (!form.current) return;
    checksItself(form.current);
    const draft = readDraft();
    attempt.current = draft?.attempt ?? null;
    const adopted = adoptForm(form.current, draft);
    setEarlier(new FormData(form.current).has('earlierIfPossible'));
    if (Object.keys(adopted).length > 0)
      setSelection((before) => ({ ...before, ...known(adopted, services) }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page comes to life
  }, []);

  const values = (): BookingValues => {
    const data = form.current && new FormData(form.current);
    return readValues((name) => data?.get(name));
  };
  const keep = (chosen: Selection) =>
    keepDraft({ selection: chosen, values: values(), attempt: attempt.current });
  const check = (chosen: Selection) =>
    validateBooking(chosen, values(), { needsOtherText: wantsOther(services, chosen) });

  /** Of the fields that were wrong, those that still are. */
  function recheck(chosen: Selection, fields: readonly string[]): void {
    if (!fields.some((field) => field in problems)) return;
    const now = check(chosen);
    const left = Object.entries({ ...problems }).flatMap(([field, problem]) => {
      if (!fields.includes(field)) return [[field, problem] as const];
      const still = now[field as BookingField];
      return still ? [[field, still] as const] : [];
    });
    setProblems(Object.fromEntries(left));
  }

  function select(change: Partial<Selection>): void {
    const chosen = { ...selection, ...change };
    setSelection(chosen);
    recheck(chosen, ['services', 'date', 'time', 'otherText']);
    keep(chosen);
  }

  function typed(field: string | null): void {
    if (field) recheck(selection, [field]);
    keep(selection);
  }

  async function submit(): Promise<void> {
    if (sending || !form.current) return;
    const found = check(selection);
    setProblems(found);
    if (Object.keys(found).length > 0) {
      const when = found.services ?? found.date ?? found.time;
      setNotice({ kind: when ? 'incomplete' : 'invalid' });
      focusField(
        form.current,
        BOOKING_FIELDS.find((field) => found[field]),
      );
      return;
    }
    setSending(true);
    setNotice(null);
    const request = toRequest(selection, values(), language);
    const content = JSON.stringify(request);
    if (attempt.current?.content !== content) attempt.current = { content, key: randomId() };
    keep(selection);
    try {
      await loadBookingDone();
    } catch {
      setSending(false);
      setNotice({ kind: 'unreachable' });
      return;
    }
    try {
      finish(await sendBooking(request, attempt.current.key));
    } catch {
      setNotice({ kind: 'failed' });
    } finally {
      setSending(false);
    }
  }

  function finish(outcome: BookingOutcome): void {
    switch (outcome.kind) {
      case 'booked':
        attempt.current = null;
        dropDraft();
        return setBooked(outcome.booking);
      case 'taken':
        // Another time is another booking.
        attempt.current = null;
        setSelection((before) => ({ ...before, time: null }));
        return setNotice(outcome);
      case 'too-many':
        return setNotice({ kind: 'too-many', minutes: minutesToWait(outcome.afterSeconds) });
      case 'refused': {
        const refused = BOOKING_FIELDS.filter((field) => outcome.fields.includes(field));
        setProblems(Object.fromEntries(refused.map((field) => [field, refusalOf(field)])));
        if (form.current) focusField(form.current, refused[0]);
        return setNotice({ kind: refused.length > 0 ? 'invalid' : 'failed' });
      }
      default:
        return setNotice({ kind: outcome.kind });
    }
  }

  function again(): void {
    setBooked(null);
    setSelection(EMPTY_SELECTION);
    setNotice(null);
    setProblems({});
    chooseDocuments([]);
    setEarlier(false);
  }

  return {
    start,
    form,
    selection,
    problems: useProblemTexts(problems),
    notice,
    sending,
    booked,
    documents,
    chooseDocuments,
    earlier,
    setEarlier,
    select,
    typed,
    submit,
    again,
  };
}

/** Services that a link named, as far as they exist. */
function fromAddress(search: string, services: readonly BookableService[]): Selection {
  const query = new URLSearchParams(search);
  const wanted = readServices(query.getAll('service'));
  return {
    ...EMPTY_SELECTION,
    ...known({ services: wanted }, services),
    offer: readOffer(query.get('offer')),
  };
}

function known(change: Partial<Selection>, services: readonly BookableService[]): Partial<Selection> {
  if (!change.services) return change;
  return {
    ...change,
    services: change.services.filter((id) => services.some((service) => service.id === id)),
  };
}

export function wantsOther(services: readonly BookableService[], selection: Selection): boolean {
  return services.some(({ id, isOther }) => isOther && selection.services.includes(id));
}

function noticeOf(result: BookingResult | null, problems: BookingProblems): BookingNotice | null {
  switch (result?.outcome) {
    case 'invalid':
      return { kind: (problems.services ?? problems.date ?? problems.time) ? 'incomplete' : 'invalid' };
    case 'taken':
      return { kind: 'taken', alternatives: result.alternatives };
    case 'too-many':
      return { kind: 'too-many', minutes: result.minutes };
    case 'limit':
    case 'failed':
      return { kind: result.outcome };
    default:
      return null;
  }
}
