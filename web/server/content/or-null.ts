import type { FastifyBaseLogger } from 'fastify';

/**
 * A part of a page that is null where it cannot be made of what is stored, as if nothing were known of it: the page
 * shows the rest, and the log says why.
 *
 * @param part its name, for the log
 */
export function orNull<Part>(part: string, make: () => Part, log: FastifyBaseLogger): Part | null {
  try {
    return make();
  } catch (error) {
    log.error({ err: error, part }, 'a part of a page cannot be made of what is stored');
    return null;
  }
}
