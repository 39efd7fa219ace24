/** What the letters of every PDF reader have (Windows-1252), beside line breaks. */
const DRAWABLE = /[\n\x20-\x7E\xA0-\xFF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u;

/**
 * Words as they can be drawn without a font of our own, which would be larger than all the rest: letters that are
 * missing lose their accents (`Kovačević` is `Kovacevic`), and what is no letter becomes a question mark.
 */
export function plainWords(words: string): string {
  return Array.from(words.normalize('NFC'), (sign) => {
    if (DRAWABLE.test(sign)) return sign;
    const [base = ''] = sign.normalize('NFD');
    return DRAWABLE.test(base) ? base : '?';
  }).join('');
}
