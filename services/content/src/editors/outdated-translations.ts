import { describedName, type EditorValues } from '@garage/contracts/editor-pages';
import type { EditorPage } from '@garage/contracts/editors';

/**
 * The translations that are older than the German text they translate, by name. Takes the versions of a page,
 * the oldest first.
 */
export function outdatedTranslations(page: EditorPage, versions: readonly EditorValues[]): string[] {
  const current = versions.at(-1) ?? {};
  const changedIn = (name: string) =>
    versions.findLastIndex(
      (values, index) => index > 0 && text(values, name) !== text(versions[index - 1], name),
    );
  return Object.keys(current).filter((name) => {
    if (!text(current, name) || describedName(page, name)?.isGerman !== false) return false;
    const german = name.slice(0, -2);
    return text(current, german) !== '' && changedIn(german) > changedIn(name);
  });
}

function text(values: EditorValues | undefined, name: string): string {
  return values?.[name] ?? '';
}
