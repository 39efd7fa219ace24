import type { Language } from '@garage/contracts/languages';
import type { TextPage } from '@garage/contracts/page-fields';
import { LANGUAGE_SUFFIX, type PageTexts } from '@garage/contracts/page-texts';
import type { CallText, PageMetaText } from '../../src/components/content/text-parts.ts';

/** What several pages have under the same names. */
type MetaFields = FieldsFrom<'booking', 'meta'>;
type CallFields = FieldsFrom<'services', 'call'>;
type FieldsFrom<Page extends TextPage, Prefix extends string> = Pick<
  PageTexts<Page>,
  keyof PageTexts<Page> & `${Prefix}${string}`
>;

/** What search engines show of an editor's page. */
export function pageMeta(answer: MetaFields, language: Language): PageMetaText {
  return metaText(answer, { title: 'metaTitle', description: 'metaDescription' }, language);
}

/**
 * The two texts under their names. Where a language has none, ours in that language say more there than those in German; in one
 * line, because search engines know no others.
 */
export function metaText(
  answer: Readonly<Record<string, string>>,
  { title, description }: PageMetaText,
  language: Language,
): PageMetaText {
  const text = (name: string) => (answer[name + LANGUAGE_SUFFIX[language]] ?? '').replaceAll(/\s+/g, ' ');
  return { title: text(title), description: text(description) };
}

/** The dark band at the end of a page; null of a content service that is older and does not say it. */
export function callText(answer: Partial<CallFields>, language: Language): CallText | null {
  if (answer.callTitle === undefined) return null;
  const text = (field: 'callTitle' | 'callText' | 'callButton') =>
    answer[`${field}${LANGUAGE_SUFFIX[language]}`] || (answer[field] ?? '');
  return { title: text('callTitle'), text: text('callText'), button: text('callButton') };
}
