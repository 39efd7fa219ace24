import { isCalendarDate } from '@garage/contracts/calendar-day';
import { EDITOR_LIMITS, type EditorField, FLAG, type LineLimits } from '@garage/contracts/editor-field';
import { mapAddress } from '@garage/contracts/embed-addresses';
import { FUNCTION_NAME, VEHICLE_LIMITS } from '@garage/contracts/vehicles';
import { entriesOf, orderOf, type PageList } from '@garage/contracts/page-lists';
import { inBraces, unknownPlaceholder } from '@garage/contracts/placeholders';
import { FRANCS } from '@garage/contracts/prices';
import { fill } from '@garage/shared/texts/fill';
import { plainHttpsUrl } from '@garage/shared/validation/https-url';
import { LONE_SURROGATE } from '@garage/shared/validation/text.decorator';
import texts from './locales/de.json' with { type: 'json' };
import { nestingOf } from './nesting.js';

const CONTROL_BUT_LINES = /[^\P{Cc}\n\t]|[\u2028\u2029]/u;
const LINE_BREAK = /[\n\t]/;
const THIS_CENTURY = /^20/;
const COLOR = /^#[\da-f]{6}$/i;
const ENTRY = /^[1-9]\d{0,2}$/;
export const PICTURE_KEY = /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/;
/** Within the site, or somewhere that can only be visited; never `javascript:` and its relatives. */
const LINK = /^(?:https?:\/\/[^\s/]|mailto:[^\s]|tel:[^\s]|\/(?![/\\]))[^\s<>"'`]*$/i;

type Texts = typeof texts;

/** Line ends as one character, nothing around the text. */
export function tidied(value: string): string {
  return value.replaceAll(/\r\n?/g, '\n').trim();
}

/**
 * What is wrong with a value in German; null when nothing is. Not every text is let through, as once was: an empty
 * heading, a price in words or a link that leads nowhere is noticed by visitors first. Markup is no fault: the site shows all
 * texts as text.
 */
export function valueProblem(field: EditorField, value: string, isGerman: boolean): string | null {
  if (value === '') return field.required && isGerman ? texts.required : null;
  if (CONTROL_BUT_LINES.test(value) || LONE_SURROGATE.test(value)) return texts.controlCharacters;
  if (field.type !== 'textarea' && field.type !== 'map' && LINE_BREAK.test(value))
    return texts.controlCharacters;
  const max = longest(field);
  if (value.length > max) return filled('tooLong', { max });
  return placeholderProblem(field, value) ?? kindProblem(field, value);
}

function placeholderProblem({ placeholders }: EditorField, value: string): string | null {
  const found = placeholders && unknownPlaceholder(value, placeholders);
  return found ? filled('placeholder', { found, allowed: placeholders.map(inBraces).join(', ') }) : null;
}

function kindProblem(field: EditorField, value: string): string | null {
  switch (field.type) {
    case 'text':
      return null;
    case 'textarea':
      if (field.each && !fitsInLines(value, field.each)) return filled('lines', { ...field.each });
      return field.markdown && nestingOf(value) > EDITOR_LIMITS.nesting
        ? filled('nesting', { max: EDITOR_LIMITS.nesting })
        : null;
    case 'number': {
      const { min, max } = field;
      const isInside = /^\d{1,6}$/.test(value) && Number(value) >= min && Number(value) <= max;
      return isInside ? null : filled('number', { min, max });
    }
    case 'select':
      return field.options.includes(value) ? null : texts.choice;
    case 'checkbox':
      return value === FLAG.on || value === FLAG.off ? null : texts.checkbox;
    case 'color':
      return COLOR.test(value) ? null : texts.color;
    case 'date':
      return THIS_CENTURY.test(value) && isCalendarDate(value) ? null : texts.date;
    case 'image':
      return PICTURE_KEY.test(value) ? null : texts.image;
    case 'list':
      return orderProblem(field.list, value);
    case 'service':
      return ENTRY.test(value) ? null : texts.choice;
    case 'price':
      return FRANCS.test(value) ? null : texts.price;
    case 'link':
      return LINK.test(value) ? null : texts.link;
    case 'website':
      return plainHttpsUrl(value) ? null : texts.website;
    case 'function':
      return FUNCTION_NAME.test(value) ? null : texts.functionName;
    case 'hosts':
      return hostsProblem(value);
    default:
      return plainHttpsUrl(mapAddress(value)) ? null : texts.map;
  }
}

function fitsInLines(value: string, { lines, characters }: LineLimits): boolean {
  const written = value.split('\n');
  return written.length <= lines && written.every((line) => line.length <= characters);
}

function hostsProblem(value: string): string | null {
  const addresses = value.split(/[\s,]+/);
  return addresses.length <= VEHICLE_LIMITS.hosts && addresses.every((each) => plainHttpsUrl(each))
    ? null
    : filled('hosts', { max: VEHICLE_LIMITS.hosts });
}

/** Numbers of entries, none twice, as many as there may be. */
function orderProblem(list: PageList, value: string): string | null {
  const entries = entriesOf(value);
  if (orderOf(entries) !== value) return texts.order;
  return entries.length > list.most ? filled('tooMany', { max: list.most }) : null;
}

function longest(field: EditorField): number {
  if ('max' in field && field.type !== 'number') return field.max;
  return field.type === 'map' ? EDITOR_LIMITS.map : EDITOR_LIMITS.link;
}

function filled(key: keyof Texts, values: Record<string, number | string>): string {
  return fill(texts[key], values);
}
