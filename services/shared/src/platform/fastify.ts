import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { type ApiError, type ErrorCode, JSON_BODY_LIMIT, REQUEST_ID_HEADER } from '@garage/contracts/common';
import { Logger } from '@nestjs/common';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';
import { isNestedDeeper, MAX_JSON_DEPTH } from './json-depth.js';
import { FILE_CONTENT_TYPE } from './public-file.decorator.js';
import { type BodyRate, endSlowBodies } from './minimum-body-rate.js';
import { LINES_CONTENT_TYPE } from './streamed-body.decorator.js';
import { endUnusedConnections } from './unused-connections.js';
import { answerError, toApiError } from '../errors/error.filter.js';

const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/;

/** The HTTP server with the limits and the error form that every service has. */
export function createAdapter(bodyRate: BodyRate): FastifyAdapter {
  const logger = new Logger('Fastify');
  const adapter = new FastifyAdapter({
    bodyLimit: JSON_BODY_LIMIT,
    // Only a proxy on this machine or in the private network may say whom it speaks for.
    trustProxy: ['loopback', 'linklocal', 'uniquelocal'],
    genReqId: requestId,
    // Requests that arrive on an open connection while stopping are still answered.
    return503OnClosing: false,
    // For the headers Node has a time of its own; bodies have one that depends on their length.
    requestTimeout: 0,
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
      answerError(request, reply, error, logger),
    clientErrorHandler: answerClientError,
  });
  const fastify = adapter.getInstance();
  endUnusedConnections(fastify);
  endSlowBodies(fastify, bodyRate);
  readJsonOnly(fastify);
  readFiles(fastify);
  readLines(fastify);
  return adapter;
}

function requestId(request: { headers: IncomingMessage['headers'] }): string {
  const sent = request.headers[REQUEST_ID_HEADER];
  return typeof sent === 'string' && REQUEST_ID.test(sent) ? sent : randomUUID();
}

/** Bodies are JSON; anything else is 415. An empty one is no body, whatever its content type says. */
function readJsonOnly(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') {
      done(null, undefined);
      return;
    }
    void parse(request, body, (error, value) => {
      if (!error && isNestedDeeper(value, MAX_JSON_DEPTH)) done(new AppError(400, 'bad-request'));
      else done(error, value);
    });
  });
}

/** Where a route takes one (`@PublicFile`, `@StaffFile`), a file as it is; anywhere else that is 415, too. */
function readFiles(fastify: FastifyInstance): void {
  fastify.addContentTypeParser<Buffer>(FILE_CONTENT_TYPE, { parseAs: 'buffer' }, (request, body, done) => {
    if (request.routeOptions.config.isFile) done(null, body);
    else done(new AppError(415, 'unsupported-media-type'));
  });
}

/** Where a route takes them (`@StreamedBody`), lines of JSON that nobody has read yet. */
function readLines(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(LINES_CONTENT_TYPE, (request, body, done) => {
    if (request.routeOptions.config.isStreamed) done(null, body);
    else done(new AppError(415, 'unsupported-media-type'));
  });
}

/** Answers what is not even HTTP: too large headers, broken requests, a client that is too slow. */
function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, reason, code] = CLIENT_ERRORS[error.code ?? ''] ?? [400, 'Bad Request', 'bad-request'];
  const body: ApiError = toApiError(new AppError(status, code), randomUUID());
  const text = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(text)}\r\nconnection: close\r\n\r\n${text}`,
  );
}

const CLIENT_ERRORS: Record<string, [number, string, ErrorCode]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'bad-request'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'request-timeout'],
};
