/** What a picture is by its first bytes; names and claimed types do not count. */
const SIGNATURES: [format: string, matches: (head: Buffer) => boolean][] = [
  ['jpeg', (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['png', (head) => head.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))],
  ['gif', (head) => /^GIF8[79]a$/.test(head.toString('latin1', 0, 6))],
  ['webp', (head) => /^RIFF[^]{4}WEBP$/.test(head.toString('latin1', 0, 12))],
  ['avif', (head) => /^[^]{4}ftypavi[fs]$/.test(head.toString('latin1', 0, 12))],
];

/**
 * Null for everything that is no picture to us. Asked before any decoder sees the bytes, so that only the
 * decoders of these formats ever run: none for SVG, which may hold scripts, nor for TIFF, PDF or film.
 */
export function pictureFormat(bytes: Buffer): string | null {
  return SIGNATURES.find(([, matches]) => matches(bytes.subarray(0, 16)))?.[0] ?? null;
}
