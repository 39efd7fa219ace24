import { carriesWhite, contrast, darkEnough, READABLE_CONTRAST } from '@garage/contracts/brand-color';
import { zurichToday } from '@garage/contracts/calendar-day';
import { type Closure, type GarageFacts, type OpeningBlock, WEEKDAYS } from '@garage/contracts/garage';
import { LANGUAGES } from '@garage/contracts/languages';
import { fill } from '@garage/shared/texts/fill';
import texts from '../locales/garage.de.json' with { type: 'json' };

type Problems = Record<string, string>;

/** What is wrong with facts that are well-formed each for itself: German text by field. */
export function problemsOf(facts: GarageFacts, now: Date): Problems {
  const problems: Problems = {};
  if (facts.foundedYear > Number(zurichToday(now).slice(0, 4)))
    problems['foundedYear'] = texts.foundedInFuture;
  for (const day of WEEKDAYS) {
    const problem = hoursProblem(facts.openingHours[day]);
    if (problem) problems[`openingHours.${day}`] = problem;
  }
  const ofColor = colorProblem(facts.brandColor);
  if (ofColor) problems['brandColor'] = ofColor;
  if (new Set(facts.languages).size !== LANGUAGES.length) problems['languages'] = texts.languages;
  return { ...problems, ...closureProblems(facts.closures) };
}

/** The buttons are written in white; other shades of the colour follow from it. */
function colorProblem(color: string | null): string | null {
  if (color === null || carriesWhite(color)) return null;
  const ratio = (Math.floor(contrast(color, '#ffffff') * 10) / 10).toFixed(1);
  return fill(texts.brandColorTooLight, {
    ratio,
    needed: READABLE_CONTRAST.toFixed(1),
    darker: darkEnough(color),
  });
}

/** The blocks of a day are in order already. */
function hoursProblem(blocks: OpeningBlock[]): string | null {
  for (const [index, block] of blocks.entries()) {
    if (block.from >= block.to) return fill(texts.blockOrder, { ...block });
    const before = blocks[index - 1];
    if (before && block.from < before.to) {
      return fill(texts.blockOverlap, { first: spanOf(before), second: spanOf(block) });
    }
  }
  return null;
}

function closureProblems(closures: Closure[]): Problems {
  const problems: Problems = {};
  for (const [index, closure] of closures.entries()) {
    if (closure.to < closure.from) {
      problems[`closures.${index}.to`] = texts.closureOrder;
      continue;
    }
    const other = closures.slice(0, index).find(({ from, to }) => from <= closure.to && closure.from <= to);
    if (other) {
      const period = { from: swissDay(other.from), to: swissDay(other.to) };
      problems[`closures.${index}.from`] = fill(texts.closureOverlap, period);
    }
  }
  return problems;
}

function spanOf({ from, to }: OpeningBlock): string {
  return `${from}–${to}`;
}

function swissDay(day: string): string {
  return day.split('-').toReversed().join('.');
}
