const LONGEST = 1000;
/** Strings in every form that Postgres knows, comments, which might quote one, and numbers that are no part of a name. */
const VALUES =
  /\b[eE]'(?:[^'\\]|''|\\.)*'|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$|--[^\n]*|\/\*[\s\S]*?\*\/|(?<![\w$.])\d+(?:\.\d+)?(?![\w.])/g;

/** A statement as it is written in the program: parameters are no part of it, and neither are values that stand in it. */
export function withoutValues(sql: string): string {
  const text = sql.replaceAll(VALUES, '?');
  // What is left of a quotation that nobody has ended is not told.
  return text
    .replace(/'[\s\S]*$/, '?')
    .replaceAll(/\s+/g, ' ')
    .slice(0, LONGEST)
    .trim();
}
