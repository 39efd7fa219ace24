import { createHash } from 'node:crypto';

/** An answer as it goes over the wire: made once, sent many times. `T` says what the text holds. */
export interface Answer<T> {
  readonly body: string;
  readonly etag: string;
  /** Exists for the compiler alone. */
  readonly holds?: T;
}

/** The tag is made of the content, so that replicas agree on it without talking to each other. */
export function toAnswer<T>(content: T): Answer<T> {
  const body = JSON.stringify(content);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  return { body, etag: `"${hash}"` };
}

/**
 * Whether the client has this very content. Compares weakly, as HTTP wants it for reads: a proxy that
 * compresses turns the tag into a weak one.
 */
export function isKnownTo(ifNoneMatch: string | undefined, { etag }: Answer<unknown>): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => {
    const known = tag.trim().replace(/^W\//, '');
    return known === etag || known === '*';
  });
}
