/** How often each answer was heard, by its status; `none` where the connection ended without one. */
export type Answers = ReadonlyMap<string, number>;

/** What somebody heard, to the last byte. */
export async function statusOf(ask: () => Promise<Response>): Promise<string> {
  try {
    const response = await ask();
    await response.arrayBuffer();
    return String(response.status);
  } catch {
    return 'none';
  }
}

export const countedUp = (answers: Answers): number =>
  [...answers.values()].reduce((sum, times) => sum + times, 0);

export const onlyIn = (expected: readonly string[], answers: Answers): boolean =>
  [...answers.keys()].every((answer) => expected.includes(answer));

/** For the table. */
export const shown = (answers: Answers): string =>
  [...answers].map(([answer, times]) => `${answer}: ${times}`).join(', ') || 'none';
