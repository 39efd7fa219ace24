const WRITTEN_OUT = /^https:\/\/[^\s/\\<>"`][^\s\\<>"`]*$/i;

/**
 * An address of somebody else, only over https and from a plain host, because it can become part of a
 * security policy: a wildcard or a semicolon, which addresses may hold, would open it for everybody. Null for
 * everything else, also for what browsers only take for an address out of kindness, as `https:cars.example`
 * or one with a gap or a quotation mark inside.
 */
export function plainHttpsUrl(text: string | undefined): string | null {
  const url = text && WRITTEN_OUT.test(text) ? URL.parse(text) : null;
  const isPlain = url?.protocol === 'https:' && /^[a-z\d.-]+$/.test(url.hostname);
  return isPlain && !url.username && !url.password ? url.href : null;
}
