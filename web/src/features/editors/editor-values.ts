import type { EditorField } from '@garage/contracts/editor-field';
import type { EditorValues } from '@garage/contracts/editor-pages';
import { type EditorPage, EDITORS } from '@garage/contracts/editors';
import { type Language, LANGUAGES } from '@garage/contracts/languages';
import { PAGE_FIELDS } from '@garage/contracts/page-fields';
import { LANGUAGE_SUFFIX } from '@garage/contracts/page-texts';
import type { Draft } from './draft.ts';

export function isLocalized(page: EditorPage, name: string): boolean {
  return (PAGE_FIELDS[page].localized as readonly string[]).includes(name);
}

/** Under which name a field's value is kept in a language. */
export function storedName(page: EditorPage, field: EditorField, language: Language): string {
  return isLocalized(page, field.name) ? field.name + LANGUAGE_SUFFIX[language] : field.name;
}

/** How many of the texts that exist in German exist in another language. */
export function completeness(
  page: EditorPage,
  values: EditorValues,
  language: Language,
): { done: number; all: number } {
  const written = fieldsOf(page).filter(({ name }) => isLocalized(page, name) && values[name]);
  const done = written.filter(({ name }) => values[name + LANGUAGE_SUFFIX[language]]);
  return { done: done.length, all: written.length };
}

export interface NamedField {
  name: string;
  language: Language | null;
  field: EditorField;
  sectionId: string;
  sectionLabel: string;
}

/** Every stored name in the order of the form, with what is needed to speak about it. */
export function namedFields(page: EditorPage): NamedField[] {
  return EDITORS[page].sections.flatMap((section) =>
    section.fields.flatMap((field): NamedField[] => {
      const common = { field, sectionId: section.id, sectionLabel: section.label };
      if (!isLocalized(page, field.name)) return [{ ...common, name: field.name, language: null }];
      return LANGUAGES.map((language) => ({ ...common, name: storedName(page, field, language), language }));
    }),
  );
}

/** The fields that differ between two versions. */
export function differences(page: EditorPage, before: EditorValues, after: EditorValues): NamedField[] {
  return namedFields(page).filter(({ name }) => (before[name] ?? '') !== (after[name] ?? ''));
}

/** One more change; what is back at the stored value is none. */
export function withEdit(draft: Draft, stored: EditorValues, name: string, value: string): Draft {
  const edits = { ...draft.edits };
  const was = { ...draft.was };
  if (value === (stored[name] ?? '')) {
    delete edits[name];
    delete was[name];
  } else {
    edits[name] = value;
    was[name] = stored[name] ?? '';
  }
  return { ...draft, edits, was };
}

/** Where both have changed the same field, and not to the same. */
export function conflicting(page: EditorPage, draft: Draft, theirs: EditorValues): NamedField[] {
  return namedFields(page).filter(({ name }) => {
    const mine = draft.edits[name];
    return mine !== undefined && theirs[name] !== draft.was[name] && theirs[name] !== mine;
  });
}

/** My changes on top of what the other has saved; `taken` names the fields in which the other's value stays. */
export function mergedOver(
  draft: Draft,
  theirs: { version: number; values: EditorValues },
  taken: ReadonlySet<string>,
): Draft {
  return Object.entries(draft.edits)
    .filter(([name]) => !taken.has(name))
    .reduce<Draft>((merged, [name, value]) => withEdit(merged, theirs.values, name, value), {
      version: theirs.version,
      edits: {},
      was: {},
    });
}

function fieldsOf(page: EditorPage): EditorField[] {
  return EDITORS[page].sections.flatMap(({ fields }) => fields);
}
