import { EDITOR_LIMITS, type EditorField } from '@garage/contracts/editor-field';
import {
  describedName,
  type DescribedName,
  type EditorValues,
  listField,
} from '@garage/contracts/editor-pages';
import type { EditorPage } from '@garage/contracts/editors';
import { entriesOf, entryField } from '@garage/contracts/page-lists';
import { AppError, refusedFields } from '@garage/shared/errors/app-error';
import { tidied, valueProblem } from './check-value.js';
import texts from './locales/de.json' with { type: 'json' };

export const MOST_VERSIONS = 2_000_000_000;

export interface PageChange {
  /** The version that the change was made in; absent when it does not matter. */
  version?: number;
  values: EditorValues;
}

/** Reads a save: only names that the page stores, only values that its site can show. */
export function readChange(page: EditorPage, body: unknown): PageChange {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new AppError(400, 'bad-request');
  const { version, ...sent } = body as Record<string, unknown>;
  const problems: Record<string, string> = {};
  const values: EditorValues = {};
  for (const [name, value] of Object.entries(sent)) {
    const known = describedName(page, name);
    const problem = known ? take(name, value, known, values) : texts.unknownField;
    if (problem !== null) problems[name.slice(0, 100)] = problem;
  }
  if (version !== undefined && !isVersion(version)) problems['version'] = texts.version;
  if (Object.keys(problems).length > 0) {
    throw refusedFields(problems);
  }
  return { values, ...(isVersion(version) && { version }) };
}

/**
 * Whether the page can be shown as it would be stored: no field of an entry that is not in the list, and
 * what an entry cannot do without.
 */
export function requireWholeEntries(page: EditorPage, sent: EditorValues, after: EditorValues): void {
  const field = listField(page);
  if (!field) return;
  const entries = entriesOf(after[field.list.order]);
  const problems: Record<string, string> = {};
  for (const name of Object.keys(sent)) {
    const entry = describedName(page, name)?.entry ?? null;
    if (entry !== null && !entries.includes(entry)) problems[name] = texts.unknownEntry;
  }
  for (const { name: part, required } of field.fields) {
    const missing = entries
      .map((entry) => entryField(field.list, entry, part))
      .filter((name) => !after[name]);
    if (required) for (const name of missing) problems[name] = texts.required;
  }
  if (Object.keys(problems).length > 0) {
    throw refusedFields(problems);
  }
}

/** Only the version that a restoring was decided in. */
export function readVersion(body: unknown): number | undefined {
  const { version } = (body ?? {}) as { version?: unknown };
  if (version === undefined || isVersion(version)) return version;
  throw refusedFields({ version: texts.version });
}

function take(
  name: string,
  value: unknown,
  { field, isGerman }: DescribedName,
  into: EditorValues,
): string | null {
  if (typeof value !== 'string') return texts.text;
  const text = tidied(value);
  // What no editor offers yet is still stored, as a line of text.
  const known: EditorField = field ?? { type: 'text', name, max: EDITOR_LIMITS.line };
  const problem = valueProblem(known, text, isGerman);
  if (problem === null) into[name] = text;
  return problem;
}

function isVersion(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MOST_VERSIONS;
}
