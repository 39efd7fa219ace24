import list from './common-passwords.json' with { type: 'json' };

const COMMON = new Set(list.words.flatMap((line) => line.split(' ')));
const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};
const EDGES = /^[^\p{L}]+|[^\p{L}]+$/gu;
const FEWEST_DIFFERENT = 5;
/** What must be left of a password besides a common word or the own name in it. */
const FEWEST_OWN = 6;

/**
 * Whether a list of stolen passwords leads to this one: it is on it, or it is one of the list with
 * decoration (`Sommer2026!!`), repeated (`hallohallohallo`), or written with digits for letters.
 */
export function isCommonPassword(password: string): boolean {
  const folded = password.normalize('NFKC').toLowerCase();
  if (new Set(folded).size < FEWEST_DIFFERENT) return true;
  const plain = undoLeet(folded);
  return [folded, plain, folded.replace(EDGES, ''), undoLeet(folded.replace(EDGES, ''))].some(
    (candidate) => COMMON.has(candidate) || COMMON.has(repeatedPart(candidate)),
  );
}

/** Whether somebody who knows the user name has nearly the whole password. */
export function isBuiltOnName(password: string, username: string): boolean {
  const name = username.trim().toLowerCase();
  if (name.length < 3) return false;
  const rest = password.toLowerCase().replaceAll(name, '');
  return rest.length < password.length && new Set(rest).size < FEWEST_OWN;
}

function undoLeet(text: string): string {
  return text.replaceAll(/[0134578@$]/g, (sign) => LEET[sign] ?? sign);
}

/** `abcabc` → `abc`; a text that does not repeat stays as it is. */
function repeatedPart(text: string): string {
  const period = (text + text).indexOf(text, 1);
  return period < text.length ? text.slice(0, period) : text;
}
