import type { Language } from '@garage/contracts/languages';

/** The page of a service, with the number of the service at its end. */
const SERVICE = /\/services\/[^/]+$/;

/** The addresses of all public pages in all languages, as the site itself lists them. */
export async function everyPublicAddress(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
}

const IN_OTHER_LANGUAGE = /^\/(en|fr|it|pt)(?:\/|$)/;

/** Addresses of all public pages in a language; of the services, whose pages are drawn alike, the first one’s. */
export async function publicPaths(url: string, language: Language = 'de'): Promise<string[]> {
  const all = await everyPublicAddress(url);
  const paths = all.filter((path) => (IN_OTHER_LANGUAGE.exec(path)?.[1] ?? 'de') === language);
  const service = paths.find((path) => SERVICE.test(path));
  return paths.filter((path) => !SERVICE.test(path) || path === service);
}
