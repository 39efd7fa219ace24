import { BOOKING_LIMITS } from '@garage/contracts/booking';

/** What a browser offers to choose from; what a file really is, its content says. */
export const ACCEPTED_DOCUMENTS = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';
const BYTES_OF_MEGABYTE = 1024 * 1024;
export const DOCUMENT_MEGABYTES = BOOKING_LIMITS.documentBytes / BYTES_OF_MEGABYTE;

/** Why a file is not taken along; the first three can be told without sending it. */
export type DocumentProblem = 'type' | 'tooLarge' | 'empty' | 'tooMany' | 'later' | 'connection' | 'failed';

/** As the service tells them apart, so that nobody waits for a transfer that ends in a refusal. */
const BEGINNINGS = ['%PDF-1.', '%PDF-2.', '\u00ff\u00d8\u00ff', '\u0089PNG\r\n\u001a\n\0\0\0\rIHDR'];
const LONGEST_BEGINNING = 16;

/** Null for a file that the service will take. */
export async function problemOf(file: File): Promise<DocumentProblem | null> {
  if (file.size === 0) return 'empty';
  if (file.size > BOOKING_LIMITS.documentBytes) return 'tooLarge';
  const bytes = new Uint8Array(await file.slice(0, LONGEST_BEGINNING).arrayBuffer());
  const beginning = String.fromCodePoint(...bytes);
  return BEGINNINGS.some((signature) => beginning.startsWith(signature)) ? null : 'type';
}

/** Whether two choices are the same file: nobody wants it twice. */
export function isSameFile(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}

/** `3.4 MB`, or `120 kB`, as the limits are written. */
export function fileSize(bytes: number): string {
  if (bytes < BYTES_OF_MEGABYTE) return `${Math.max(1, Math.round(bytes / 1024))}\u00a0kB`;
  return `${(bytes / BYTES_OF_MEGABYTE).toFixed(1)}\u00a0MB`;
}
