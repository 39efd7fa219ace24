/** A stretch of a text, and whether the other text lacks it. */
export interface Stretch {
  /** With which word of the text it begins. */
  at: number;
  text: string;
  isChanged: boolean;
}

/** Beyond this, comparing every word with every other takes too long. */
const MOST_PAIRS = 1_000_000;
/** How much is shown on either side of a change. */
const AROUND = 60;

/** The text in stretches, those marked that the other text lacks; what is the same far around is left out. */
export function wordDifference(text: string, other: string): Stretch[] {
  const [mine, others] = [words(text), words(other)];
  const start = mine.findIndex((word, index) => word !== others[index]);
  if (start === -1) return [{ at: 0, text: shortened(text, false, true), isChanged: false }];
  const room = Math.min(mine.length, others.length) - start;
  let end = 0;
  while (end < room && mine.at(-1 - end) === others.at(-1 - end)) end += 1;
  const middle = mine.slice(start, mine.length - end);
  const kept = commonWords(middle, others.slice(start, others.length - end));
  const changed = (index: number) => index >= start && index < mine.length - end && !kept.has(index - start);
  const stretches = joined(mine.map((word, at) => ({ at, text: word, isChanged: changed(at) })));
  return stretches.map((stretch, index) =>
    stretch.isChanged
      ? stretch
      : { ...stretch, text: shortened(stretch.text, index > 0, index < stretches.length - 1) },
  );
}

function words(text: string): string[] {
  return text.match(/\s+|[^\s]+/g) ?? [];
}

/** Which of the words stand in the others in the same order: the longest such sequence. */
function commonWords(mine: string[], others: string[]): Set<number> {
  const kept = new Set<number>();
  if (mine.length * others.length > MOST_PAIRS) return kept;
  const width = others.length + 1;
  const longest = new Uint32Array((mine.length + 1) * width);
  for (let i = mine.length - 1; i >= 0; i -= 1) {
    for (let j = others.length - 1; j >= 0; j -= 1) {
      longest[i * width + j] =
        mine[i] === others[j]
          ? longest[(i + 1) * width + j + 1]! + 1
          : Math.max(longest[(i + 1) * width + j]!, longest[i * width + j + 1]!);
    }
  }
  for (let i = 0, j = 0; i < mine.length && j < others.length;) {
    if (mine[i] === others[j]) {
      kept.add(i);
      i += 1;
      j += 1;
    } else if (longest[(i + 1) * width + j]! >= longest[i * width + j + 1]!) i += 1;
    else j += 1;
  }
  return kept;
}

function joined(stretches: Stretch[]): Stretch[] {
  const all: Stretch[] = [];
  for (const stretch of stretches) {
    const last = all.at(-1);
    if (last?.isChanged === stretch.isChanged) last.text += stretch.text;
    else all.push({ ...stretch });
  }
  return all;
}

/** A long stretch between changes without its middle; without its beginning or end where no change follows. */
function shortened(text: string, isAfter: boolean, isBefore: boolean): string {
  if (text.length <= 3 * AROUND) return text;
  // Whole words only.
  const head = isAfter ? text.slice(0, AROUND).replace(/\S+$/, '') : '';
  const tail = isBefore ? text.slice(-AROUND).replace(/^\S+/, '') : '';
  return `${head}…${tail}`;
}
