const PATIENCE_MS = 5000;

/**
 * Runs after all tests. What still holds the process then, such as a browser that a test has waited for in vain, would
 * hold it for ever: its tests have failed within their limit, and so does the run.
 */
export default function endOfRun() {
  setTimeout(() => {
    process.stderr.write(
      `All tests are over, and this still runs: ${process.getActiveResourcesInfo().join(', ')}\n`,
    );
    process.exit(1);
  }, PATIENCE_MS).unref();
}
