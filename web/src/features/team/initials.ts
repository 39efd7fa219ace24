/** First letters of the first and the last name: `Ruth Brunner-Keller` is `RB`. */
export function initials(name: string): string {
  const parts = name.trim().split(/\s+/);
  const letters = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
  return letters
    .map((part = '') => Array.from(part)[0] ?? '')
    .join('')
    .toUpperCase();
}
