const PAUSE_MS = 50;
/** What one look takes at the most. What is more, the machine had other work. */
const LOOK_MS = 250;

/**
 * Repeats an expectation until it holds; its last failure counts once the time is over, of which a machine that stands
 * still takes nothing away: what is refreshed behind an answer needs somebody who asks again.
 */
export async function eventually(
  expectation: () => Promise<void>,
  { withinMs }: { withinMs: number },
): Promise<void> {
  let begun = performance.now();
  for (let passedMs = 0; ;) {
    try {
      return await expectation();
    } catch (error) {
      if (passedMs > withinMs) throw error;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE_MS);
    });
    const now = performance.now();
    passedMs += Math.min(now - begun, PAUSE_MS + LOOK_MS);
    begun = now;
  }
}
