import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { apiError } from './proxy/api-error.ts';

const STATUS: Record<string, [number, string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};

/** Answers what is not even HTTP: too large headers, broken requests, a client that is too slow. */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const [statusCode, reason] = STATUS[error.code ?? ''] ?? [400, 'Bad Request'];
  const text = JSON.stringify(apiError(statusCode, 'bad-request', randomUUID()));
  socket.end(
    `HTTP/1.1 ${statusCode} ${reason}\r\ncontent-type: application/json; charset=utf-8\r\n` +
      'cache-control: no-store\r\nx-content-type-options: nosniff\r\n' +
      `content-length: ${Buffer.byteLength(text)}\r\nconnection: close\r\n\r\n${text}`,
  );
}
