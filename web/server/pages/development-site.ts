import { readErrorPage } from './error-page.ts';
import type { Site, SiteModule } from './site.ts';

/** The site compiled by Vite on request, with reloading in the browser. */
export async function createDevelopmentSite(root: string): Promise<Site> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' });
  const preamble = await vite.transformIndexHtml('/', '<html><head></head><body></body></html>');
  return {
    errorPage: await readErrorPage(root),
    load: () => vite.ssrLoadModule('/src/app/entry-server.tsx') as Promise<SiteModule>,
    assets: () => ({ entry: '/src/app/entry-client.ts', modules: [] }),
    headScript: /<head>(.*?)<\/head>/s.exec(preamble)?.[1] ?? '',
    serveFiles: async (server) => {
      server.addHook('onRequest', (request, reply, done) => {
        vite.middlewares(request.raw, reply.raw, () => done());
      });
    },
    close: () => vite.close(),
  };
}
