/** Repeats an expectation until it holds; its last failure counts once the time is over. */
export async function eventually(
  expectation: () => Promise<void>,
  { withinMs }: { withinMs: number },
): Promise<void> {
  const until = performance.now() + withinMs;
  for (;;) {
    try {
      return await expectation();
    } catch (error) {
      if (performance.now() > until) throw error;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}
