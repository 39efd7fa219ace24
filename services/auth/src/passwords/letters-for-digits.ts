const LETTERS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** `Must3rw1l` → `Musterwil`: what a word is read as when signs stand in place of letters. */
export function lettersForDigits(text: string): string {
  return text.replaceAll(/[013457@$]/g, (sign) => LETTERS[sign] ?? sign);
}
