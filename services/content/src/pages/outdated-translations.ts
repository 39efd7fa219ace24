import { createHash } from 'node:crypto';
import { describedName, type EditorValues } from '@garage/contracts/editor-pages';
import type { EditorPage } from '@garage/contracts/editors';

/** By the name of each translation that is older than its German text: a digest of the German text that it translates. */
export type Outdated = Readonly<Record<string, string>>;

export interface SavedTexts {
  values: EditorValues;
  outdated: Outdated;
}

/**
 * Which translations are outdated once `after` is saved over `before`. One is up to date again when it has been
 * changed itself, and when the German text is back at what it translates.
 */
export function outdatedAfter(page: EditorPage, before: SavedTexts, after: EditorValues): Outdated {
  const outdated: Record<string, string> = {};
  for (const name of Object.keys(after)) {
    const german = germanName(page, name);
    if (german === null || !text(after, name) || text(after, name) !== text(before.values, name)) continue;
    const translates = before.outdated[name] ?? digestOf(text(before.values, german));
    if (translates !== digestOf(text(after, german))) outdated[name] = translates;
  }
  return outdated;
}

/** The same for versions that follow each other, oldest first, as far back as they reach or somebody has noted it. */
export function outdatedAfterAll(
  page: EditorPage,
  versions: readonly { values: EditorValues; outdated: Outdated | null }[],
): Outdated {
  const [first, ...later] = versions.slice(
    Math.max(
      0,
      versions.findLastIndex(({ outdated }) => outdated !== null),
    ),
  );
  if (!first) return {};
  let last: SavedTexts = { values: first.values, outdated: first.outdated ?? {} };
  for (const { values } of later) last = { values, outdated: outdatedAfter(page, last, values) };
  return last.outdated;
}

/** The names of those that staff should look at: not where the German text is gone. */
export function outdatedNames({ values, outdated }: SavedTexts): string[] {
  return Object.keys(outdated).filter((name) => text(values, name) && text(values, withoutLanguage(name)));
}

/** The name of the German text that a field translates; null for what is no translation. */
function germanName(page: EditorPage, name: string): string | null {
  return describedName(page, name)?.isGerman === false ? withoutLanguage(name) : null;
}

function withoutLanguage(name: string): string {
  return name.slice(0, -2);
}

function text(values: EditorValues, name: string): string {
  return values[name] ?? '';
}

function digestOf(words: string): string {
  return createHash('sha256').update(words).digest('base64url');
}
