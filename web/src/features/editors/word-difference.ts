import { diffArrays } from 'diff';

/** A stretch of a text, and whether the other text lacks it. */
export interface Stretch {
  /** With which character of the text it begins. */
  at: number;
  text: string;
  isChanged: boolean;
}

/** Texts with more differences have little in common; finding it would take a browser seconds. */
const MOST_DIFFERENCES = 1000;
/** How much is shown on either side of a change. */
const AROUND = 60;

/** The text in stretches, those marked that the other text lacks; what is the same far around is left out. */
export function wordDifference(text: string, other: string): Stretch[] {
  const parts = diffArrays(words(other), words(text), { maxEditLength: MOST_DIFFERENCES });
  if (!parts) return [{ at: 0, text, isChanged: true }];
  const stretches: Stretch[] = [];
  let at = 0;
  for (const { value, added: isChanged, removed } of parts) {
    if (removed) continue;
    const stretch = { at, text: value.join(''), isChanged };
    at += stretch.text.length;
    const last = stretches.at(-1);
    if (last?.isChanged === isChanged) last.text += stretch.text;
    else stretches.push(stretch);
  }
  return stretches.map((stretch, index) =>
    stretch.isChanged
      ? stretch
      : { ...stretch, text: shortened(stretch.text, index > 0, index < stretches.length - 1) },
  );
}

function words(text: string): string[] {
  return text.match(/\s+|[^\s]+/g) ?? [];
}

/** A long stretch between changes without its middle; without its beginning or end where no change is near. */
function shortened(text: string, isAfter: boolean, isBefore: boolean): string {
  if (text.length <= 3 * AROUND) return text;
  // Whole words only.
  const head = isAfter ? text.slice(0, AROUND).replace(/\S+$/, '') : '';
  const tail = isBefore || !isAfter ? text.slice(-AROUND).replace(/^\S+/, '') : '';
  return `${head}…${tail}`;
}
