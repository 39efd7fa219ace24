/** The page of a service, with the number of the service at its end. */
const SERVICE = /^\/services\/[^/]+$/;

/** The addresses of all public pages in all languages, as the site itself lists them. */
export async function everyPublicAddress(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
}

/** German addresses of all public pages; of the services, whose pages are drawn alike, the first one’s. */
export async function publicPaths(url: string): Promise<string[]> {
  const german = (await everyPublicAddress(url)).filter((path) => !/^\/(?:en|fr|it|pt)(?:\/|$)/.test(path));
  const service = german.find((path) => SERVICE.test(path));
  return german.filter((path) => !SERVICE.test(path) || path === service);
}
