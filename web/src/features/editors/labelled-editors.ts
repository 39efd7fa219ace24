import type { EditorField, EditorSection } from '@garage/contracts/editor-field';
import { EDITOR_PAGES, type EditorPage, EDITORS } from '@garage/contracts/editors';
import texts from './locales/fields.json' with { type: 'json' };

type Words = Readonly<Record<string, string>>;

/** How staff read a page's editor, by the names of its sections and fields; the fields of a list's entries among them. */
interface EditorWords {
  title: string;
  description: string;
  sections: Words;
  fields: Words;
  hints?: Words;
  units?: Words;
  options?: Readonly<Record<string, Words>>;
  /** Of the page's list: what one entry is called, and the button that adds one. */
  list?: { entry: string; add: string };
}

type WithWords<Field> = Field extends { type: 'number' }
  ? Field & { unit: string }
  : Field extends { type: 'select' }
    ? Omit<Field, 'options'> & { options: readonly { value: string; label: string }[] }
    : Field extends { type: 'list' }
      ? Omit<Field, 'fields'> & { entryLabel: string; addLabel: string; fields: readonly LabelledField[] }
      : Field;

/** A field as the contract describes it, with its words. */
export type LabelledField = WithWords<EditorField> & { label: string; hint?: string };

export interface LabelledSection extends Omit<EditorSection, 'fields'> {
  label: string;
  fields: readonly LabelledField[];
}

export interface LabelledEditor {
  title: string;
  description: string;
  sections: readonly LabelledSection[];
}

const WORDS: Record<EditorPage, EditorWords> = texts;

/** Every editor's sections and fields, in their order, as staff read them. */
export const LABELLED_EDITORS = Object.fromEntries(
  EDITOR_PAGES.map((page) => [page, labelled(page)]),
) as Record<EditorPage, LabelledEditor>;

function labelled(page: EditorPage): LabelledEditor {
  const { title, description, sections, ...words } = WORDS[page];
  return {
    title,
    description,
    sections: EDITORS[page].sections.map(({ id, fields }) => ({
      id,
      label: sections[id] ?? id,
      fields: fields.map((field) => withWords(field, words)),
    })),
  };
}

/** A field without words goes by its name; a spec finds it. */
function withWords(
  field: EditorField,
  words: Omit<EditorWords, 'title' | 'description' | 'sections'>,
): LabelledField {
  const { name } = field;
  const hint = words.hints?.[name];
  const common = { label: words.fields[name] ?? name, ...(hint && { hint }) };
  switch (field.type) {
    case 'number':
      return { ...field, ...common, unit: words.units?.[name] ?? '' };
    case 'select': {
      const labels = words.options?.[name];
      return {
        ...field,
        ...common,
        options: field.options.map((value) => ({ value, label: labels?.[value] ?? value })),
      };
    }
    case 'list':
      return {
        ...field,
        ...common,
        entryLabel: words.list?.entry ?? name,
        addLabel: words.list?.add ?? name,
        fields: field.fields.map((each) => withWords(each, words)),
      };
    default:
      return { ...field, ...common };
  }
}
