/** Whatever has to do with braces, in one piece. */
const BRACED = /\{+[^{}\n]{0,40}\}*|\}+/g;

/** The first thing in braces that may not stand in the text, as it stands there; null when there is none. */
export function unknownPlaceholder(text: string, allowed: readonly string[]): string | null {
  const known = new Set(allowed.map(inBraces));
  return text.match(BRACED)?.find((found) => !known.has(found)) ?? null;
}

/** `{when}` */
export function inBraces(name: string): string {
  return `{${name}}`;
}
