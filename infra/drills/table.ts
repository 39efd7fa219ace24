/** One line of the table: what a drill did, what it found, and what was to be found. */
export interface DrillLine {
  drill: string;
  /** What was done. */
  done: string;
  figure: string;
  aim: string;
  /** Null for a figure that has no aim and is worth knowing. */
  holds: boolean | null;
}

const COLUMNS = ['drill', 'what was done', 'figure', 'aim', 'holds'] as const;

/** The table as Markdown. It holds when each line with an aim does, and every drill that was asked for has such a line. */
export function tableOf(
  lines: readonly DrillLine[],
  asked: readonly string[],
): { text: string; holds: boolean } {
  const rows = lines.map(({ drill, done, figure, aim, holds }) => [drill, done, figure, aim, word(holds)]);
  const widths = COLUMNS.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]!.length)),
  );
  const shown = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  const isJudged = (name: string) => lines.some(({ drill, holds }) => drill === name && holds !== null);
  return {
    text: [shown(COLUMNS), rule, ...rows.map(shown)].join('\n'),
    holds: asked.length > 0 && asked.every(isJudged) && lines.every(({ holds }) => holds !== false),
  };
}

function word(holds: boolean | null): string {
  if (holds === null) return '';
  return holds ? 'yes' : 'NO';
}
