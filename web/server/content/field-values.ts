/**
 * All fields of a page are stored as text; here they become what they stand for. A content service
 * older than this site does not know all of them yet.
 */

/** Null is no number. */
export function wholeNumber(text = ''): number | null {
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}

export function numberWithin(text = '', least: number, most: number, usual: number): number {
  const value = Number(text);
  return text.trim() === '' || Number.isNaN(value) ? usual : Math.min(Math.max(value, least), most);
}

/** Flags are stored as `Ja` and `Nein`, or as `true` and `false`. */
export function isSet(text = ''): boolean {
  return text === 'Ja' || text === 'true';
}

/** Null is no colour. */
export function color(text = ''): string | null {
  return /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text) ? text : null;
}

const SAFE_LINK = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i;
/** Browsers leave line breaks and tabs out of an address: what follows them stands elsewhere than it seems. */
const LEFT_OUT = /\p{Cc}/u;

/** An address that can do nothing but lead where it says; null is none. */
export function safeLink(address = ''): string | null {
  return SAFE_LINK.test(address) && !LEFT_OUT.test(address) ? address : null;
}
