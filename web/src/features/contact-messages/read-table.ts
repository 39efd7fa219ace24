const CARRIAGE_RETURN = 13;
/** What has come is handed to the browser's own store in pieces, so that the page stays small. */
const PIECE_BYTES = 4_000_000;

/**
 * Reads a table while it comes. Each line ends in a carriage return, which stands nowhere else in it; the first is
 * the heading.
 * @param onLines is told how many lines have come below the heading
 */
export async function readTable(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onLines: (lines: number) => void,
): Promise<{ table: Blob; lines: number }> {
  const pieces: Blob[] = [];
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  let ends = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    for (const byte of value) if (byte === CARRIAGE_RETURN) ends += 1;
    onLines(Math.max(0, ends - 1));
    chunks.push(value);
    bytes += value.length;
    if (bytes >= PIECE_BYTES) {
      pieces.push(new Blob(chunks));
      chunks = [];
      bytes = 0;
    }
  }
  return { table: new Blob([...pieces, ...chunks], { type: 'text/csv' }), lines: Math.max(0, ends - 1) };
}
