/** How a cookie of the site is called, where it is sent, and whether over https alone. */
export interface SiteCookie {
  name: string;
  path: string;
  secure: boolean;
}

/**
 * The one rule for every cookie. On a site with https a browser sends it over https alone, and its name makes the
 * browser take it from nowhere else: `__Secure-` not from somebody who answers in the site's name over http, `__Host-`
 * not from another host of the same domain either, which is for cookies that are sent to every address.
 *
 * @param siteUrl any address of the site
 */
export function siteCookie(siteUrl: string, name: string, path: string): SiteCookie {
  const secure = /^https:/i.test(siteUrl);
  const prefix = path === '/' ? '__Host-' : '__Secure-';
  return { name: secure ? prefix + name : name, path, secure };
}
