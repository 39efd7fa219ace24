import { fill } from '@garage/shared/texts/fill';
import de from './locales/doctor.de.json' with { type: 'json' };
import en from './locales/doctor.en.json' with { type: 'json' };

/** A problem keeps the site from working; a warning is going to, or keeps it from working well. */
export type FindingState = 'ok' | 'warning' | 'problem';
export type FindingText = keyof typeof de;

/** What one look at the installation has shown. */
export interface Finding {
  state: FindingState;
  text: FindingText;
  /** What stands for the `{names}` of the text. Never a password, a token or a person's address. */
  values?: Readonly<Record<string, string | number>>;
}

const MARKS: Record<FindingState, string> = { ok: '  ok', warning: '  !!', problem: 'STOP' };

export const ok = (text: FindingText, values?: Finding['values']): Finding => ({ state: 'ok', text, values });
export const warning = (text: FindingText, values?: Finding['values']): Finding => ({
  state: 'warning',
  text,
  values,
});
export const problem = (text: FindingText, values?: Finding['values']): Finding => ({
  state: 'problem',
  text,
  values,
});

/** The finding in German, and below it in English. */
export function linesOf({ state, text, values = {} }: Finding): string {
  return `${MARKS[state]}  ${fill(de[text], values)}\n      ${fill(en[text], values)}\n`;
}
