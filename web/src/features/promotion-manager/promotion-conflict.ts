import { get, set } from 'react-hook-form';
import { LANGUAGES, type Language } from '@garage/contracts/languages';
import type { PromotionFormValues, PromotionWords } from './promotion-form.ts';

type PlainField = Exclude<keyof PromotionFormValues, 'words'>;
type WordField = `words.${Language}.${keyof PromotionWords}`;
/** What two people can change without getting in each other's way. */
export type PromotionPart = PlainField | WordField;

const PLAIN_FIELDS: readonly PlainField[] = [
  'name',
  'type',
  'isActive',
  'ignoreDates',
  'startDate',
  'endDate',
  'showPopup',
  'showOnMobile',
  'visualEffect',
  'imageUrl',
  'imagePosition',
];
const PARTS: readonly PromotionPart[] = [
  ...PLAIN_FIELDS,
  ...LANGUAGES.flatMap((language): WordField[] => [
    `words.${language}.title`,
    `words.${language}.description`,
  ]),
];

export const isWordPart = (part: PromotionPart): part is WordField => part.startsWith('words.');

export const partOf = (values: PromotionFormValues, part: PromotionPart): string | boolean =>
  get(values, part);

/** The parts that differ, in the order of the form. */
export function differingParts(left: PromotionFormValues, right: PromotionFormValues): PromotionPart[] {
  return PARTS.filter((part) => partOf(left, part) !== partOf(right, part));
}

/** The other's values with the parts that were changed here. */
export function merged(
  base: PromotionFormValues,
  mine: PromotionFormValues,
  theirs: PromotionFormValues,
): PromotionFormValues {
  const values = structuredClone(theirs);
  for (const part of differingParts(base, mine)) set(values, part, partOf(mine, part));
  return values;
}
