import { pino } from 'pino';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../config.ts';
import { safeError } from './safe-error.ts';

/** JSON lines that name the process by what it does; standard output when no destination is given. */
export function createLogger(
  { logLevel }: Pick<ServerConfig, 'logLevel'>,
  destination?: { write(line: string): void },
): FastifyBaseLogger {
  const options = {
    level: logLevel,
    base: { service: 'web' },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: safeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** The address without its query, which may hold what a visitor typed. */
export function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '';
}

/** One line per request: what, how it ended, how long it took; nothing about who asked. */
export function logRequests(server: FastifyInstance): void {
  server.addHook('onResponse', async (request, reply) => {
    request.log[reply.statusCode >= 500 ? 'warn' : 'info'](
      {
        method: request.method,
        path: pathOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
  });
}

/** An error that nobody caught ends the process, but through the log and without the data it carries. */
export function failLoudly(log: FastifyBaseLogger): void {
  const fail = (err: unknown): void => {
    log.fatal({ err }, 'the web server failed');
    process.exit(1);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
}
