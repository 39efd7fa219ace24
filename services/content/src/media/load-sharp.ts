/** Loaded with the first picture: a service that gets none holds no picture library in memory, which takes 6 MiB. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One thread and no cache: an upload may take a second longer, but never the machine's memory.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
