import type { EditorValues } from '@garage/contracts/editor-pages';
import { LEGAL_DOCUMENTS } from '@garage/contracts/legal-editor';
import { localizedNames } from '@garage/contracts/page-texts';

/** The legal texts with the day on them: a text that has changed is of today, unless its day was chosen too. */
export function withLegalDates(before: EditorValues, after: EditorValues, today: string): EditorValues {
  const dated = { ...after };
  for (const document of LEGAL_DOCUMENTS) {
    const day = `${document}Date`;
    const words = [`${document}Title`, `${document}Content`].flatMap(localizedNames);
    const hasChanged = words.some((name) => (after[name] ?? '') !== (before[name] ?? ''));
    if (!after[day] || (hasChanged && after[day] === before[day])) dated[day] = today;
  }
  return dated;
}
