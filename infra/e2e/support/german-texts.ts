/** Words that only German has, and no name of the default garage. */
const GERMAN_WORD =
  /(?<!\p{L})(?:und|oder|nicht|Sie|Ihre?[nmrs]?|wir|für|mit|ist|sind|werden|eine[nmrs]?|auf|bei|zum|zur|auch|nach|Uhr|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch)(?!\p{L})|ß/u;

/** What rightly reads the same: why, and what. */
const SAME_IN_BOTH: [reason: string, text: RegExp][] = [
  ['name and address of the garage', /^(?:Team – |Galerie – )?Garage Muster AG(?:, Musterwil)?$/],
  ['name and address of the garage', /^(?:Werkstrasse 12|(?:8400 )?Musterwil|info@garage-muster\.example)$/],
  [
    'makes, also as keywords',
    /^(?:Volkswagen|Audi|Seat|Škoda|(?:Team|Galerie|Garage Muster AG|Musterwil|, |Volkswagen|Audi|Seat|Škoda)+)$/,
  ],
  [
    'people and their initials',
    /^(?:[A-Z]{2}|Daniel Brunner|Ruth Brunner-Keller|Sabrina Meier|Luca Ferrari|Hans-Peter Gerber|Ana Pereira|Nicole Baumann)$/,
  ],
  ['the same word in English, French or Italian', /^(?:Team|Galerie|Adresse|Name|Batterie|5\. Garantie)$/],
  ['prices', /^CHF [\d’]+\.(?:–|\d{2})$/u],
  ['units', /^(?:\d+ (?:h|min) ?)+$/],
];
const HAS_WORDS = /\p{L}{2}/u;

/** Texts of a page in another language that are still those of the German page, or that are in German. */
export function germanIn(texts: string[], german: string[]): string[] {
  const original = new Set(german);
  const left = texts.filter(
    (text) =>
      GERMAN_WORD.test(text) ||
      (HAS_WORDS.test(text) && original.has(text) && !SAME_IN_BOTH.some(([, allowed]) => allowed.test(text))),
  );
  return [...new Set(left)];
}
