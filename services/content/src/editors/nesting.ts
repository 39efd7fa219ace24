/** Signs of quotations and lists at the beginning of a line, as many as there are. */
const MARKERS = /^(?:[ \t]*(?:>|[-*+](?=[ \t>]|$)|\d{1,9}[.)](?=[ \t]|$)))*/;
const MARKER = />|[-*+]|\d{1,9}[.)]/g;
const INDENTATION = /^[ \t]*/;

/**
 * How many lists and quotations, or square brackets, of a Markdown text lie within each other at most. Counts the
 * signs and never takes one text for much longer than another; the site shows what it misses, only flatter.
 */
export function nestingOf(markdown: string): number {
  return Math.max(blocksOf(markdown), bracketsOf(markdown));
}

/** The signs of a line stand within the lists of the lines above that begin further left. */
function blocksOf(markdown: string): number {
  let deepest = 0;
  const around: number[] = [];
  for (const line of markdown.split('\n')) {
    const count = MARKERS.exec(line)?.[0].match(MARKER)?.length ?? 0;
    if (count === 0) continue;
    const begin = INDENTATION.exec(line)?.[0].length ?? 0;
    while ((around.at(-1) ?? -1) >= begin) around.pop();
    deepest = Math.max(deepest, around.length + count);
    around.push(begin);
  }
  return deepest;
}

/** A paragraph closes what it has opened. */
function bracketsOf(markdown: string): number {
  let deepest = 0;
  for (const paragraph of markdown.split(/\n[ \t]*\n/)) {
    let open = 0;
    for (const sign of paragraph) {
      if (sign === '[') open += 1;
      else if (sign === ']' && open > 0) open -= 1;
      deepest = Math.max(deepest, open);
    }
  }
  return deepest;
}
