import { EDITOR_LIMITS, type EditorField } from '@garage/contracts/editor-field';
import { type EditorValues, fieldsByName } from '@garage/contracts/editor-pages';
import type { EditorPage } from '@garage/contracts/editors';
import { AppError } from '@garage/shared/errors/app-error';
import { tidied, valueProblem } from './check-value.js';
import texts from './locales/de.json' with { type: 'json' };

const MOST_VERSIONS = 2_000_000_000;

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
  const known = fieldsByName(page);
  const problems: Record<string, string> = {};
  const values: EditorValues = {};
  for (const [name, value] of Object.entries(sent)) {
    const problem = known.has(name) ? take(name, value, known.get(name) ?? null, values) : texts.unknownField;
    if (problem !== null) problems[name.slice(0, 100)] = problem;
  }
  if (version !== undefined && !isVersion(version)) problems['version'] = texts.version;
  if (Object.keys(problems).length > 0) {
    throw new AppError(400, 'validation-failed', undefined, { fields: problems });
  }
  return { values, ...(isVersion(version) && { version }) };
}

/** Only the version that a restoring was decided in. */
export function readVersion(body: unknown): number | undefined {
  const { version } = (body ?? {}) as { version?: unknown };
  if (version === undefined || isVersion(version)) return version;
  throw new AppError(400, 'validation-failed', undefined, { fields: { version: texts.version } });
}

function take(name: string, value: unknown, field: EditorField | null, into: EditorValues): string | null {
  if (typeof value !== 'string') return texts.text;
  const text = tidied(value);
  // What no editor offers yet is still stored, as a line of text.
  const known: EditorField = field ?? { type: 'text', name, label: name, max: EDITOR_LIMITS.line };
  const problem = valueProblem(known, text, known.name === name);
  if (problem === null) into[name] = text;
  return problem;
}

function isVersion(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MOST_VERSIONS;
}
