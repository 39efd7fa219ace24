import type { EditorPage } from '@garage/contracts/editors';
import { AppError, refusedFields } from '@garage/shared/errors/app-error';
import { readChange, requireWholeEntries } from '../editors/read-change.js';
import { completePage } from '../pages/complete-page.js';
import type { PageValues } from '../pages/localized-field.js';

/** A whole page, held to everything that its editor is held to; fields that came later say what they do at first. */
export function readPage(page: EditorPage, sent: Record<string, unknown>): PageValues {
  try {
    const words = Object.entries(sent).filter(([, value]) => typeof value === 'string');
    const known = completePage(page, Object.fromEntries(words) as PageValues);
    const { values } = readChange(page, { ...known, ...sent });
    requireWholeEntries(page, values, values);
    return values;
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error;
    const fields = Object.entries(error.fields).map(([name, text]) => [`pages.${page}.${name}`, text]);
    throw refusedFields(Object.fromEntries(fields) as Record<string, string>);
  }
}
