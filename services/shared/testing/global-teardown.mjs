/** Stops what `global-setup.mjs` started. */
export default async function stopDependencies() {
  await globalThis.stopTestDependencies();
}
