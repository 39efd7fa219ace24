import type { EditorField, EditorSection } from '@garage/contracts/editor-field';
import { EDITOR_PAGES, type EditorPage, EDITORS } from '@garage/contracts/editors';
import { inBraces } from '@garage/contracts/placeholders';
import texts from './locales/fields.json' with { type: 'json' };

type Words = Readonly<Record<string, string>>;

/** How staff read a page's editor, by the names of its sections and fields; the fields of a list's entries among them. */
interface EditorWords {
  title: string;
  description: string;
  /** What one of them is called where there are many. */
  section?: string;
  sections: Words;
  fields: Words;
  hints?: Words;
  units?: Words;
  options?: Readonly<Record<string, Words>>;
  /** What each placeholder of the page's texts stands for. */
  placeholders?: Words;
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
export type LabelledField = WithWords<EditorField> & {
  label: string;
  hint?: string;
  /** What may stand in it in braces, each with what it stands for. */
  placeholderNotes?: readonly string[];
};

export interface LabelledSection extends Omit<EditorSection, 'fields'> {
  label: string;
  fields: readonly LabelledField[];
}

export interface LabelledEditor {
  title: string;
  description: string;
  section?: string;
  sections: readonly LabelledSection[];
}

const WORDS: Record<EditorPage, EditorWords> = texts;

/** Every editor's sections and fields, in their order, as staff read them. */
export const LABELLED_EDITORS = Object.fromEntries(
  EDITOR_PAGES.map((page) => [page, labelled(page)]),
) as Record<EditorPage, LabelledEditor>;

function labelled(page: EditorPage): LabelledEditor {
  const { title, description, section, sections, ...words } = WORDS[page];
  return {
    title,
    description,
    ...(section && { section }),
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
  words: Omit<EditorWords, 'title' | 'description' | 'section' | 'sections'>,
): LabelledField {
  const { name, placeholders } = field;
  const called = field.called ?? name;
  const hint = words.hints?.[called];
  const common = {
    label: words.fields[called] ?? called,
    ...(hint && { hint }),
    ...(placeholders && {
      placeholderNotes: placeholders.map((each) => `${inBraces(each)} ${words.placeholders?.[each] ?? ''}`),
    }),
  };
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
