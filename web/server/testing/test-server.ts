import type { FastifyInstance } from 'fastify';
import * as siteModule from '../../src/app/entry-server.tsx';
import type { ServerConfig } from '../config.ts';
import { createServer } from '../create-server.ts';
import { readErrorPage } from '../pages/refused-requests.ts';
import type { SiteModule } from '../pages/site.ts';

/** The web server with the real application and without built files. */
export async function startTestServer(
  services: ServerConfig['services'],
  module: SiteModule = siteModule,
): Promise<FastifyInstance> {
  return createServer(
    {
      host: '127.0.0.1',
      port: 0,
      publicUrl: 'https://garage.example',
      logLevel: 'silent',
      development: false,
      trustedProxies: ['loopback'],
      services,
    },
    {
      errorPage: await readErrorPage('.'),
      load: async () => module,
      assets: (sources) => ({
        entry: '/assets/entry.js',
        modules: sources.map((source) => `/assets/${source}`),
      }),
      serveFiles: async () => {},
    },
  );
}
