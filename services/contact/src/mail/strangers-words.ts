/**
 * Anybody can book with anybody's address, and the mail about it leaves in the garage's name: a car called
 * "win now http://…" would make us the sender of advertising. So every word of somebody we do not know passes
 * through here before it stands in a mail to the address that came with it. What a mail program would make a
 * link of, or somebody could dial, is left out as a whole: broken up it would still be read.
 */

/** An address of the web or of a mailbox, also without its protocol; `1.4 TDI` is none. */
const ADDRESS_LIKE = /:\S|\/\/|www|@|[\p{L}\p{N}-][.。]\p{L}{2}/iu;
/** So many digits are a telephone number, no model and no number plate. */
const DIALLABLE = /(?:\d[\s.'’/()-]{0,3}){9}/u;
/** Invisible signs can hide an address from us and show it to others, or turn the text around. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
/** What a person's name looks like. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}\s.'’-]{0,59}$/u;

/** For the fields whose words go into mails: `pattern` of `Text`. Refused is what nobody writes by mistake. */
export const NO_WEB_ADDRESS = /^(?!.*(?::\/\/|www\.))/isu;

/** The words as they are, or null when they must not go out in the garage's name. */
export function harmlessWords(words: string | null): string | null {
  if (words === null || INVISIBLE.test(words)) return null;
  const read = words.normalize('NFKC');
  return ADDRESS_LIKE.test(read) || DIALLABLE.test(read) ? null : words;
}

/** The name, or null when it is none: a message does not become harmless by standing in a greeting. */
export function harmlessName(name: string): string | null {
  return NAME.test(name) ? harmlessWords(name) : null;
}
