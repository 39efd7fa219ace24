import type { DocumentType } from '@garage/contracts/appointment-documents';

const PNG_BEGIN = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');

/** What a file is by its content; its name and claimed type do not count. */
const SIGNATURES: [type: DocumentType, matches: (bytes: Buffer) => boolean][] = [
  ['application/pdf', (bytes) => /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) && hasEnd(bytes)],
  ['image/jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['image/png', (bytes) => bytes.subarray(0, PNG_BEGIN.length).equals(PNG_BEGIN)],
];

const ENDINGS: Record<DocumentType, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** Null for everything that is none of the accepted types. */
export function documentType(bytes: Buffer): DocumentType | null {
  return SIGNATURES.find(([, matches]) => matches(bytes))?.[0] ?? null;
}

/** The customer's name for the file, without folders and signs that mean something, with the ending of its type. */
export function documentName(wanted: unknown, type: DocumentType, longest: number): string {
  const ending = `.${ENDINGS[type]}`;
  const given = typeof wanted === 'string' ? wanted : '';
  const stem = given
    .replaceAll(/[\p{Cc}\p{Cf}\p{Surrogate}"<>:|?*/\\]/gu, '_')
    .replace(/\.(pdf|jpe?g|png)$/i, '')
    .trim()
    .slice(0, longest - ending.length);
  return `${stem || 'Dokument'}${ending}`;
}

/** A whole PDF says where it ends; one that broke off on the way does not. */
function hasEnd(bytes: Buffer): boolean {
  return bytes.subarray(-2048).includes('%%EOF');
}
