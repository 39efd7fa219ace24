import type { Stack } from '../../e2e/support/stack.ts';
import type { Finding } from './finding.ts';
import { MARKER } from './hostile-values.ts';

const PARTS = ['auth', 'content', 'contact', 'web'];

/** What the logs tell after the run: failures that nobody was answered, and words that nobody may keep. */
export async function logFaults(stack: Pick<Stack, 'logs'>): Promise<Finding[]> {
  const logs = await stack.logs();
  return PARTS.flatMap((part) => {
    const lines = (logs[`${part}.log`] ?? '').split('\n').filter(Boolean);
    if (lines.length === 0) throw new Error(`the log of ${part} is empty`);
    const failures = lines.filter((line) => /"level":"(error|fatal)"/.test(line));
    const indiscretions = lines.filter((line) => withoutAddress(line).includes(MARKER));
    return [
      ...failures.map((line) => ({ where: `log of ${part}`, fault: `a failure: ${line}` })),
      ...indiscretions.map((line) => ({ where: `log of ${part}`, fault: `repeats what was sent: ${line}` })),
    ];
  });
}

/** The web server writes down which address was asked for, and whoever asks may have written anything there. */
function withoutAddress(line: string): string {
  return line.replace(/"path":"[^"]*"/, '');
}
