import { type FieldPath, type FieldValues, get, set } from 'react-hook-form';
import type { ConflictingPart } from './conflict-dialog.tsx';
import { same } from '../drafts/kept-values.ts';

/** The values of one record on which two people have worked. */
export interface Collision<Values> {
  /** What the form started from. */
  base: Values;
  mine: Values;
  /** What somebody else has saved since. */
  theirs: Values;
}

/** How a form tells people about its parts. */
interface PartsInWords<Values, Part> {
  label: (part: Part) => string;
  value: (values: Values, part: Part) => string;
}

/** Of the parts that two people can change without getting in each other's way, those that differ. */
export function differingParts<Values extends FieldValues, Part extends FieldPath<Values>>(
  parts: readonly Part[],
  left: Values,
  right: Values,
): Part[] {
  return parts.filter((part) => !same(get(left, part), get(right, part)));
}

/** The other's values with the parts that were changed here. */
export function merged<Values extends FieldValues>(
  parts: readonly FieldPath<Values>[],
  { base, mine, theirs }: Collision<Values>,
): Values {
  const values = structuredClone(theirs);
  for (const part of differingParts(parts, base, mine)) set(values, part, get(mine, part));
  return values;
}

/** What somebody else has changed, and what was typed here where both changed the same. */
export function conflictingParts<Values extends FieldValues, Part extends FieldPath<Values>>(
  parts: readonly Part[],
  { base, mine, theirs }: Collision<Values>,
  inWords: PartsInWords<Values, Part>,
): ConflictingPart[] {
  const own = new Set(differingParts(parts, base, mine));
  return differingParts(parts, base, theirs).map((part) => ({
    label: inWords.label(part),
    theirs: inWords.value(theirs, part),
    ...(own.has(part) && { mine: inWords.value(mine, part) }),
  }));
}
