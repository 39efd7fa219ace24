/** Leads to the page that says that the request was not understood, whatever was asked for. */
export const UNREADABLE_PATH = '/unreadable-address';

/** `GET http://host/path`, as clients ask a proxy. The host is nobody's business here: only the path counts. */
const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*(?=[/?#]|$)/i;
/** Empty and dot segments, backslashes, what is a slash, a dot, invisible or no text once it is decoded. */
const ODD = /\/\/|\/\.\.?(?:\/|$)|[\\#]|[^!-~]|%(?:[01][\da-f]|7f|2[ef]|5c|c[01]|f[5-9a-f])/i;

/**
 * The path and query that every part of the server goes by. What could mean one thing here and another elsewhere
 * (in a cache, in a service, in a browser that is redirected) leads to `UNREADABLE_PATH`. Nobody links to such an
 * address; the gateway refuses the same (gateway/nginx.conf.template).
 */
export function readTarget(target: string): string {
  const asked = target.replace(ABSOLUTE_FORM, '');
  const local = asked === target || asked.startsWith('/') ? asked : `/${asked}`;
  return isReadable(local.split('?', 1)[0] ?? '') ? local : UNREADABLE_PATH;
}

function isReadable(path: string): boolean {
  if (!path.startsWith('/') || ODD.test(path)) return false;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false; // bytes that are no text
  }
}
