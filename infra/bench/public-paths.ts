/** German addresses of all public pages, as the site itself lists them. */
export async function publicPaths(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
  return paths.filter((path) => !/^\/(?:en|fr|it|pt)(?:\/|$)/.test(path));
}
