import type { EditorField } from '@garage/contracts/editor-field';
import {
  ADMIN_WEBSITE_PATH,
  describedName,
  type EditorRecord,
  type EditorValues,
} from '@garage/contracts/editor-pages';
import type { EditorPage } from '@garage/contracts/editors';
import { LANGUAGES, type Language } from '@garage/contracts/languages';
import { LANGUAGE_SUFFIX } from '@garage/contracts/page-texts';
import type { StaffClient } from './api-client.ts';

/** One value of a page as its editor offers it. */
export interface StoredField {
  /** With the suffix of the language. */
  name: string;
  field: EditorField;
  /** Null for what is the same in every language. */
  language: Language | null;
}

/** Everything that the editor of a page lets staff change. */
export async function storedFieldsOf(staff: StaffClient, page: EditorPage): Promise<StoredField[]> {
  const answer = await staff.call('GET', `${ADMIN_WEBSITE_PATH}/${page}`);
  if (!answer.ok) throw new Error(`the editor of ${page} was answered ${answer.status}`);
  const { values } = (await answer.json()) as EditorRecord;
  return Object.keys(values).flatMap((name) => {
    const field = describedName(page, name)?.field;
    return field ? [{ name, field, language: languageOf(name, values) }] : [];
  });
}

/** `headlineEn` is English because there is a `headline`; `headline` is German because there is a `headlineEn`. */
function languageOf(name: string, values: EditorValues): Language | null {
  const other = LANGUAGES.find((language) => language !== 'de' && name.endsWith(LANGUAGE_SUFFIX[language]));
  if (other && Object.hasOwn(values, name.slice(0, -LANGUAGE_SUFFIX[other].length))) return other;
  return Object.hasOwn(values, name + LANGUAGE_SUFFIX.en) ? 'de' : null;
}

export const isText = ({ field }: StoredField): boolean => field.type === 'text' || field.type === 'textarea';

export function savePage(staff: StaffClient, page: EditorPage, values: EditorValues): Promise<Response> {
  return staff.call('POST', `${ADMIN_WEBSITE_PATH}/${page}`, values);
}

/** Where visitors find a page in a language, of a garage that speaks another one first. */
export function addressIn(language: Language, path: string, first: Language = 'de'): string {
  return language === first ? path : `/${language}${path === '/' ? '' : path}`;
}
