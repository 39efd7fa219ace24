import type { FastifyRequest } from 'fastify';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** True for methods that may change something. */
export function isUnsafe(method: string): boolean {
  return !SAFE_METHODS.has(method);
}

/**
 * True when a browser says that another website makes this call. Programs that are no browser send
 * neither header and have no cookie to be misused.
 */
export function comesFromElsewhere(request: FastifyRequest, publicUrl: string): boolean {
  if (request.headers['sec-fetch-site'] === 'cross-site') return true;
  const { origin } = request.headers;
  if (origin === undefined) return false;
  if (origin === new URL(publicUrl).origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.host.toLowerCase();
}
