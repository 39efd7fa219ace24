/** Everything that ends a line; browsers send CRLF, and limits and counters count it as one. */
const LINE_ENDS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
/** Control characters and halves of characters: invisible, pasted along, and refused by the services. */
const INVISIBLE = /[^\P{Cc}\n\t]|\p{Cs}/gu;

/** A text as the visitor sees it, out of what a browser sent. */
export function readText(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value.replaceAll(LINE_ENDS, '\n').replaceAll(INVISIBLE, '').trim();
}

/** The same on one line. */
export function readLine(value: unknown): string {
  return readText(value).replaceAll(/[\n\t]+/g, ' ');
}
