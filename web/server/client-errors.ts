import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyInstance } from 'fastify';
import { apiError, type OwnCode } from './proxy/api-error.ts';

const STATUS: Record<string, [number, string, OwnCode]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'bad-request'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'request-timeout'],
};

/** The answer to the last request of a connection that could be read. */
const lastAnswers = new WeakMap<object, ServerResponse>();

/** So that what goes wrong later on a connection is told from what goes wrong with a request that has its answer. */
export function rememberAnswers(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    lastAnswers.set(request.raw.socket, reply.raw);
  });
}

/** Answers what is not even HTTP: too large headers, broken requests, a client that is too slow. */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  if (
    error.code === 'ECONNRESET' ||
    socket.destroyed ||
    !socket.writable ||
    isUnderWay(lastAnswers.get(socket))
  ) {
    socket.destroy();
    return;
  }
  const [statusCode, reason, code] = STATUS[error.code ?? ''] ?? [400, 'Bad Request', 'bad-request'];
  const text = JSON.stringify(apiError(statusCode, code, randomUUID()));
  socket.end(
    `HTTP/1.1 ${statusCode} ${reason}\r\ncontent-type: application/json; charset=utf-8\r\n` +
      'cache-control: no-store\r\nx-content-type-options: nosniff\r\n' +
      `content-length: ${Buffer.byteLength(text)}\r\nconnection: close\r\n\r\n${text}`,
  );
}

/** Whoever was refused before the body was read, and then ends it early, has the answer or is getting it. */
function isUnderWay(answer: ServerResponse | undefined): boolean {
  return answer !== undefined && answer.headersSent && !(answer.req.complete && answer.writableFinished);
}
