import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import { assetsFromManifest, type Manifest } from '../assets/manifest.ts';
import { readErrorPage } from './error-page.ts';
import type { Site, SiteModule } from './site.ts';

const YEAR_SECONDS = 31_536_000;
/** Named after their content, so a browser may keep them for ever. */
const HASHED = /[/\\](?:assets|fonts|pictures)[/\\][^/\\]+$/;

/** The site as `npm run build` left it in `dist`. */
export async function loadBuiltSite(root: string): Promise<Site> {
  const client = `${root}/dist/client`;
  const manifest = JSON.parse(await readFile(`${client}/.vite/manifest.json`, 'utf8')) as Manifest;
  const url = pathToFileURL(`${root}/dist/server/entry-server.js`).href;
  const module = (await import(url)) as SiteModule;
  return {
    errorPage: await readErrorPage(root),
    load: async () => module,
    assets: assetsFromManifest(manifest),
    serveFiles: async (server) => {
      await server.register(fastifyStatic, {
        root: client,
        wildcard: false,
        index: false,
        preCompressed: true,
        cacheControl: false,
        globIgnore: ['.vite/**', '**/*.br', '**/*.gz'],
        setHeaders: (reply, path) => {
          const hashed = HASHED.test(path.replace(/\.(?:br|gz)$/, ''));
          void reply.header(
            'cache-control',
            hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600',
          );
        },
      });
    },
  };
}
