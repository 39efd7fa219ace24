import { ARCHIVE_LIMITS } from '@garage/contracts/content-archive';
import { EDITOR_LIMITS } from '@garage/contracts/editor-field';
import { isEditorPage } from '@garage/contracts/editors';
import { isLanguage } from '@garage/contracts/languages';
import { type SitePage, storedFields } from '@garage/contracts/page-texts';
import { AppError } from '@garage/shared/errors/app-error';
import { PICTURE_KEY, valueProblem } from '../editors/check-value.js';
import { readChange } from '../editors/read-change.js';
import texts from './locales/de.json' with { type: 'json' };
import { isRecord, refusal } from './refusal.js';

/** A whole page, held to everything that its editor is held to; fields that are missing are empty. */
export function readPage(page: SitePage, sent: Record<string, unknown>): object {
  if (!isEditorPage(page)) return readList(page, sent);
  const empty = Object.fromEntries(storedFields(page).map((name) => [name, '']));
  try {
    return readChange(page, { ...empty, ...sent }).values;
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error;
    const fields = Object.entries(error.fields).map(([name, text]) => [`pages.${page}.${name}`, text]);
    throw new AppError(400, 'validation-failed', undefined, {
      fields: Object.fromEntries(fields) as Record<string, string>,
    });
  }
}

/** The pages that are a list: numbers, keys of pictures, and texts per language. */
function readList(page: SitePage, { items, ...others }: Record<string, unknown>): object {
  if (!Array.isArray(items) || items.length > ARCHIVE_LIMITS.listItems || Object.keys(others).length > 0) {
    throw refusal(texts.listInvalid, `pages.${page}.items`);
  }
  for (const [index, item] of (items as unknown[]).entries()) {
    const isGood = isRecord(item) && Object.entries(item).every(([name, value]) => isListValue(name, value));
    if (!isGood) throw refusal(texts.listInvalid, `pages.${page}.items.${index}`);
  }
  return { items };
}

function isListValue(name: string, value: unknown): boolean {
  if (name === 'id') return Number.isInteger(value) && Number(value) > 0;
  if (name === 'key' || name === 'image') return typeof value === 'string' && PICTURE_KEY.test(value);
  if (name !== 'alt' && name !== 'title' && name !== 'description') return false;
  if (!isRecord(value) || !Object.hasOwn(value, 'de')) return false;
  return Object.entries(value).every(([language, text]) => isLanguage(language) && isStorable(text));
}

function isStorable(text: unknown): boolean {
  const field = { type: 'textarea', name: '', label: '', rows: 1, max: EDITOR_LIMITS.area } as const;
  return typeof text === 'string' && valueProblem(field, text, true) === null;
}
