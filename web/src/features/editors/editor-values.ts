import { describedName, type EditorValues } from '@garage/contracts/editor-pages';
import type { EditorPage } from '@garage/contracts/editors';
import { type Language, LANGUAGES } from '@garage/contracts/languages';
import { PAGE_FIELDS, type PageFieldSet } from '@garage/contracts/page-fields';
import { entriesOf, entryField, entryPart, orderOf } from '@garage/contracts/page-lists';
import { LANGUAGE_SUFFIX, listOf } from '@garage/contracts/page-texts';
import type { Draft } from './draft.ts';
import { LABELLED_EDITORS, type LabelledField } from './labelled-editors.ts';

export function isLocalized(page: EditorPage, name: string): boolean {
  const { localized, list }: PageFieldSet = PAGE_FIELDS[page];
  const inEntry = list && entryPart(list, name);
  return inEntry ? (list?.localized ?? []).includes(inEntry.part) : localized.includes(name);
}

/** Under which name a field's value is kept in a language. */
export function storedName(page: EditorPage, field: LabelledField, language: Language): string {
  return isLocalized(page, field.name) ? field.name + LANGUAGE_SUFFIX[language] : field.name;
}

/** How many of the texts that exist in German exist in another language. */
export function completeness(
  page: EditorPage,
  values: EditorValues,
  language: Language,
): { done: number; all: number } {
  const written = fieldsOf(page, values).filter(({ name }) => isLocalized(page, name) && values[name]);
  const done = written.filter(({ name }) => values[name + LANGUAGE_SUFFIX[language]]);
  return { done: done.length, all: written.length };
}

/** The translations that are older than their German text, once the draft is saved. */
export function outdatedNames(
  page: EditorPage,
  { stored, draft, values }: { stored: { outdated: string[] }; draft: Draft; values: EditorValues },
): ReadonlySet<string> {
  const translations = namedFields(page, values).filter(
    ({ language }) => language !== null && language !== 'de',
  );
  const known = new Set(stored.outdated);
  const outdated = translations.filter(({ name, field }) => {
    if (!values[name] || draft.edits[name] !== undefined) return false;
    return known.has(name) || (draft.edits[field.name] ?? '') !== '';
  });
  return new Set(outdated.map(({ name }) => name));
}

export interface NamedField {
  name: string;
  language: Language | null;
  field: LabelledField;
  sectionId: string;
  sectionLabel: string;
}

/** Every stored name in the order of the form, with what is needed to speak about it; entries of all the values. */
export function namedFields(page: EditorPage, ...values: EditorValues[]): NamedField[] {
  return LABELLED_EDITORS[page].sections.flatMap((section) =>
    section.fields.flatMap((field): NamedField[] => {
      const common = { sectionId: section.id, sectionLabel: section.label };
      if (field.type !== 'list') return inLanguages(page, field, common);
      const entries = new Set(values.flatMap((each) => entriesOf(each[field.name])));
      return [
        { ...common, field, name: field.name, language: null },
        ...[...entries].flatMap((entry) => {
          const isNamed = field.namedBy !== field.picturedBy;
          const sectionLabel = isNamed
            ? values.map((each) => entryName(field, entry, each)).find(Boolean)
            : field.label;
          return entryFields(field, entry).flatMap((each) =>
            inLanguages(page, each, { ...common, sectionLabel: sectionLabel || field.entryLabel }),
          );
        }),
      ];
    }),
  );
}

function inLanguages(
  page: EditorPage,
  field: LabelledField,
  common: Pick<NamedField, 'sectionId' | 'sectionLabel'>,
): NamedField[] {
  if (!isLocalized(page, field.name)) return [{ ...common, field, name: field.name, language: null }];
  return LANGUAGES.map((language) => ({
    ...common,
    field,
    name: storedName(page, field, language),
    language,
  }));
}

export type ListField = LabelledField & { type: 'list' };

/** The fields of one entry under the names that they are stored by. */
export function entryFields({ list, fields }: ListField, entry: number): LabelledField[] {
  return fields.map((field) => ({ ...field, name: entryField(list, entry, field.name) }));
}

/** What an entry is called in German, or the key of the picture that stands for it; empty while it has neither. */
export function entryName({ list, namedBy }: ListField, entry: number, values: EditorValues): string {
  return values[entryField(list, entry, namedBy)] ?? '';
}

/** The fields that differ between two versions. */
export function differences(page: EditorPage, before: EditorValues, after: EditorValues): NamedField[] {
  return namedFields(page, before, after).filter(({ name }) => (before[name] ?? '') !== (after[name] ?? ''));
}

/** One more change; what is back at the stored value is none. */
function withEdit(draft: Draft, stored: EditorValues, name: string, value: string): Draft {
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

/** Several changes, by name. */
export function withEdits(draft: Draft, stored: EditorValues, values: EditorValues): Draft {
  return Object.entries(values).reduce((all, [name, value]) => withEdit(all, stored, name, value), draft);
}

/** Where both have changed the same field, and not to the same. Two orders are put together without a question. */
export function conflicting(page: EditorPage, draft: Draft, theirs: EditorValues): NamedField[] {
  const order = listOf(page)?.order;
  // Also entries that only one of us still has.
  const written = order === undefined ? {} : { [order]: orderOf(writtenEntries(page, draft)) };
  return namedFields(page, theirs, draft.was, draft.edits, written).filter(({ name, field }) => {
    const mine = draft.edits[name];
    const other = theirs[name] ?? '';
    return field.type !== 'list' && mine !== undefined && other !== draft.was[name] && other !== mine;
  });
}

/** My changes on top of what the other has saved; `taken` names the fields in which the other's value stays. */
export function mergedOver(
  page: EditorPage,
  draft: Draft,
  theirs: { version: number; values: EditorValues },
  taken: ReadonlySet<string>,
): Draft {
  const order = listOf(page)?.order;
  const edits = Object.entries(draft.edits).filter(([name]) => !taken.has(name) && name !== order);
  const untouched = { version: theirs.version, edits: {}, was: {} };
  const merged = withEdits(untouched, theirs.values, Object.fromEntries(edits));
  if (order === undefined) return merged;
  const together = mergedOrder(
    draft.was[order] ?? theirs.values[order],
    draft.edits[order] ?? theirs.values[order],
    theirs.values[order],
  );
  // What I have written into an entry that the other has removed is not lost: the entry comes back.
  const all = new Set([...together, ...writtenEntries(page, merged)]);
  return withEdit(merged, theirs.values, order, orderOf([...all]));
}

function writtenEntries(page: EditorPage, { edits }: Draft): number[] {
  return Object.keys(edits).flatMap((name) => describedName(page, name)?.entry ?? []);
}

/** What either has added is there, what either has removed is not, and my order counts. */
function mergedOrder(was?: string, mine?: string, theirs?: string): number[] {
  const [before, own, other] = [entriesOf(was), entriesOf(mine), entriesOf(theirs)];
  const kept = own.filter((entry) => other.includes(entry) || !before.includes(entry));
  return [...kept, ...other.filter((entry) => !before.includes(entry) && !own.includes(entry))];
}

function fieldsOf(page: EditorPage, values: EditorValues): LabelledField[] {
  return LABELLED_EDITORS[page].sections
    .flatMap(({ fields }) => fields)
    .flatMap((field) =>
      field.type === 'list'
        ? entriesOf(values[field.name]).flatMap((entry) => entryFields(field, entry))
        : [field],
    );
}
