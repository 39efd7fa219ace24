import { BOOKING_TOKEN_HEADER } from '@garage/contracts/appointment-documents';
import { BOOKING_PATH } from '@garage/contracts/booking';
import type { DocumentProblem } from '../documents.ts';

const TIMEOUT_MS = 5 * 60_000;
const PROBLEM_OF_STATUS: Partial<Record<number, DocumentProblem>> = {
  409: 'tooMany',
  413: 'tooLarge',
  415: 'type',
  429: 'later',
  502: 'connection',
  503: 'connection',
  504: 'connection',
};

interface Destination {
  bookingId: string;
  token: string;
}

/**
 * Sends a file along with a booking; answers why it did not arrive. Not by `fetch`, which does not tell how
 * much has been sent. The same file again is stored once.
 */
export function sendDocument(
  { bookingId, token }: Destination,
  file: File,
  onProgress: (share: number) => void,
): Promise<DocumentProblem | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${BOOKING_PATH}/${bookingId}/documents?name=${encodeURIComponent(file.name)}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader(BOOKING_TOKEN_HEADER, token);
    request.timeout = TIMEOUT_MS;
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      const { status } = request;
      resolve(status === 201 ? null : (PROBLEM_OF_STATUS[status] ?? 'failed'));
    });
    for (const event of ['error', 'timeout', 'abort']) {
      request.addEventListener(event, () => resolve('connection'));
    }
    request.send(file);
  });
}
