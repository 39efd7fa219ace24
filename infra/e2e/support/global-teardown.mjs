/** Runs after the tests of the whole site: stops what `global-setup.mjs` has started. */
import endOfRun from '../../test/end-of-run.mjs';

export default async function stopStacks() {
  await globalThis.stopSharedStack();
  endOfRun();
}
