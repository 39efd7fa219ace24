import type { EditorField } from '@garage/contracts/editor-field';
import { describedName } from '@garage/contracts/editor-pages';
import { unknownPlaceholder } from '@garage/contracts/placeholders';

/** What the garage has written itself, by the names of the fields of the page `mails`. */
export type OwnTexts = Readonly<Record<string, string>>;

const CONTROL = /[\p{Cc}\u2028\u2029]/u;
const CONTROL_BUT_LINES = /[^\P{Cc}\n\t]|[\u2028\u2029]/u;

/**
 * What of the content service's answer goes into mails. It has checked all of it; but a line break in a subject would
 * reach the header of a mail, so that what does not fit is not taken on trust: the default is said there.
 */
export function ownTextsOf(answer: unknown): OwnTexts {
  const texts = Object.entries(answer as object).filter(([name, value]) => {
    const field = describedName('mails', name)?.field;
    return field && typeof value === 'string' && value !== '' && fits(field, value);
  });
  return Object.fromEntries(texts) as OwnTexts;
}

function fits({ type, placeholders = [], ...field }: EditorField, value: string): boolean {
  const refused = type === 'text' ? CONTROL : CONTROL_BUT_LINES;
  const max = 'max' in field ? field.max : 0;
  return value.length <= max && !refused.test(value) && unknownPlaceholder(value, placeholders) === null;
}
