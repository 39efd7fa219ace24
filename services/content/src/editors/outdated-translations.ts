import { describedName, type EditorValues } from '@garage/contracts/editor-pages';
import type { EditorPage } from '@garage/contracts/editors';

/**
 * The translations that are older than the German text they translate, by name. Takes the versions of a page,
 * the oldest first.
 */
export function outdatedTranslations(page: EditorPage, versions: readonly EditorValues[]): string[] {
  const current = versions.at(-1) ?? {};
  const changed = (name: string, index: number) =>
    index > 0 && text(versions[index], name) !== text(versions[index - 1], name);
  /** Follows the two through the versions; what has once belonged together does so again when it is brought back. */
  const isOutdated = (name: string, german: string) => {
    const together = new Map<string, string>();
    let older = false;
    for (const [index, values] of versions.entries()) {
      if (changed(name, index)) older = false;
      else if (changed(german, index)) older = true;
      if (together.get(text(values, name)) === text(values, german)) older = false;
      if (!older) together.set(text(values, name), text(values, german));
    }
    return older;
  };
  return Object.keys(current).filter((name) => {
    if (!text(current, name) || describedName(page, name)?.isGerman !== false) return false;
    const german = name.slice(0, -2);
    return text(current, german) !== '' && isOutdated(name, german);
  });
}

function text(values: EditorValues | undefined, name: string): string {
  return values?.[name] ?? '';
}
