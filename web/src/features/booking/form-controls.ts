import { garageTime } from '../../components/garage/opening-hours.ts';
import type { BookingDraft } from './booking-draft.ts';
import {
  readServices,
  readSlot,
  TEXT_FIELDS,
  TICKS,
  type BookingField,
  type Selection,
} from './booking-values.ts';

/** The form that asks for free times without JavaScript; the services are its fields. */
export const CHOICE_FORM = 'booking-choice';
/** Where the focus goes when something about it is missing. */
export const anchorOf = (field: BookingField): string => `booking-${field}`;

/**
 * Takes over a form that its visitor may have filled in before the page reacted, or before a reload: what
 * stands there counts, and empty fields get back what was typed earlier.
 */
export function adoptForm(form: HTMLFormElement, draft: BookingDraft | null): Partial<Selection> {
  if (draft) fillIn(form, draft);
  const choice = document.getElementById(CHOICE_FORM);
  const ticked =
    choice instanceof HTMLFormElement ? readServices(new FormData(choice).getAll('service')) : [];
  const { date, time } = readSlot(new FormData(form).get('slot'));
  const services = ticked.length > 0 ? ticked : draft?.selection.services;
  if (date) return { ...(services && { services }), date, time };
  const isDraftStillGood =
    draft?.selection.date &&
    draft.selection.date > garageTime(new Date()).date &&
    same(services, draft.selection.services);
  return {
    ...(services && { services }),
    ...(isDraftStillGood && { date: draft.selection.date, time: draft.selection.time }),
  };
}

function same(one: readonly number[] | undefined, other: readonly number[]): boolean {
  return one?.length === other.length && other.every((id) => one.includes(id));
}

function fillIn(form: HTMLFormElement, { values }: BookingDraft): void {
  for (const name of TEXT_FIELDS) {
    const control = form.elements.namedItem(name);
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (isText && control.value === '') control.value = values[name];
  }
  for (const name of TICKS) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && values[name]) control.checked = true;
  }
}

/** Brings the visitor to what has to be corrected. */
export function focusField(form: HTMLFormElement, field: BookingField | undefined): void {
  if (!field) return;
  const control = form.elements.namedItem(field);
  const target = control instanceof HTMLElement ? control : document.getElementById(anchorOf(field));
  target?.focus();
}
