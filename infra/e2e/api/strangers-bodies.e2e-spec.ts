import { describe, expect, it } from '@jest/globals';
import { BOOKING_LIMITS, BOOKING_PATH } from '@garage/contracts/booking';
import type { ApiError } from '@garage/contracts/common';
import { ARCHIVE_BODY_LIMIT, CONTENT_ARCHIVE_PATH } from '@garage/contracts/content-archive';
import { ADMIN_WEBSITE_PATH, EDITOR_BODY_LIMIT, PREVIEW_PATH } from '@garage/contracts/editor-pages';
import { UPLOAD_BODY_LIMIT } from '@garage/contracts/pictures';
import { startSending, type Upload } from '../../../gateway/testing/sending.ts';
import { borrowStack } from '../support/shared-stack.ts';

const HALF_A_MEGABYTE = Buffer.alloc(500_000, 'x');
const JSON_TYPE = 'application/json';

/** Every route that takes more than other routes, and what it says to somebody who may not send anything. */
const ROUTES: [Upload, status: number][] = [
  [{ path: CONTENT_ARCHIVE_PATH, announced: ARCHIVE_BODY_LIMIT, type: 'application/x-ndjson' }, 401],
  [{ path: '/api/admin/promotions', announced: UPLOAD_BODY_LIMIT, type: JSON_TYPE }, 401],
  [{ path: '/api/admin/media', announced: UPLOAD_BODY_LIMIT, type: JSON_TYPE }, 401],
  [{ path: `${ADMIN_WEBSITE_PATH}/legal`, announced: EDITOR_BODY_LIMIT, type: JSON_TYPE }, 401],
  [{ path: PREVIEW_PATH, announced: EDITOR_BODY_LIMIT, type: JSON_TYPE }, 401],
  [
    {
      path: `${BOOKING_PATH}/ABCD2345/documents`,
      announced: BOOKING_LIMITS.documentBytes,
      type: 'application/octet-stream',
    },
    404,
  ],
];

const stack = borrowStack();

describe.each<[string, () => string]>([
  ['through the gateway', () => stack.url],
  ['on a web server without a gateway', () => stack.webUrl],
])('%s', (_way, url) => {
  it.each(ROUTES)('a stranger is refused before a body is read: %j', async (upload, status) => {
    const sending = startSending(Number(new URL(url()).port), upload);
    try {
      await sending.send(HALF_A_MEGABYTE);
      expect(await sending.status()).toBe(status);
      sending.end();
      const answer = await sending.ended();
      const { statusCode, requestId } = JSON.parse(answer.split('\r\n\r\n')[1] ?? '') as ApiError;
      expect({ statusCode, requestId }).toEqual({ statusCode: status, requestId: expect.any(String) });
    } finally {
      sending.stop();
    }
  });
});
