/** Between the signs of a plate people write a space, a hyphen, a dot or nothing. */
const BETWEEN = String.raw`[\s.·’'-]{0,2}`;
/** Digits are grouped by three, so a short number may be the beginning of a longer one. */
const LONGEST_GROUP = 3;

/** `zh-12 345` is `ZH12345`. */
export function plainPlate(plate: string): string {
  return plate.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();
}

/**
 * A pattern of Postgres that finds the plate in a text however it is written there, and no other one that begins
 * or ends with it.
 */
export function platePattern(plain: string): string {
  const digits = /\d*$/.exec(plain)?.[0].length ?? 0;
  const endsHere = digits <= LONGEST_GROUP ? String.raw`(?![\s.·’'-]?\d)` : '';
  return `(?<![[:alnum:]])${Array.from(plain).join(BETWEEN)}(?![[:alnum:]])${endsHere}`;
}
