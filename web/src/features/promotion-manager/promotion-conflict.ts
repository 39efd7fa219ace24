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
export const PROMOTION_PARTS: readonly PromotionPart[] = [
  ...PLAIN_FIELDS,
  ...LANGUAGES.flatMap((language): WordField[] => [
    `words.${language}.title`,
    `words.${language}.description`,
  ]),
];

export const isWordPart = (part: PromotionPart): part is WordField => part.startsWith('words.');
