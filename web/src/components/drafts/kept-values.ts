import { readDraft } from './stored-drafts.ts';

/** What was typed into a form and not saved. */
export interface KeptValues<Values> {
  /** The version of the record that it was typed over. */
  version: number;
  /** What the form began with. */
  was: Values;
  typed: Values;
}

/** Null when nothing was kept, or it was typed into an older form with other fields. */
export function readKept<Values extends object>(
  form: string,
  userId: number | null,
  current: Partial<Values>,
): KeptValues<Values> | null {
  if (userId === null) return null;
  const { version, was, typed } = (readDraft(form, userId) ?? {}) as Partial<KeptValues<Values>>;
  if (typeof version !== 'number' || !hasFieldsOf(current, was) || !hasFieldsOf(current, typed)) return null;
  return { version, was, typed };
}

function hasFieldsOf<Values extends object>(current: Partial<Values>, kept?: Values): kept is Values {
  if (typeof kept !== 'object' || kept === null) return false;
  return Object.keys(kept).every((field) => field in current);
}

/** The stored values, and over them what was changed by typing. */
export function mergedWithKept<Values extends object>(
  current: Values,
  { was, typed }: KeptValues<Values>,
): Values {
  const changed = (Object.keys(typed) as (keyof Values)[]).filter((field) => !same(typed[field], was[field]));
  return { ...current, ...Object.fromEntries(changed.map((field) => [field, typed[field]])) };
}

/** For values of forms, which are plain data in a fixed order. */
export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
