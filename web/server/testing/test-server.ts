import type { FastifyInstance } from 'fastify';
import * as siteModule from '../../src/app/entry-server.tsx';
import type { ServerConfig } from '../config.ts';
import { createServer } from '../create-server.ts';
import { readErrorPage } from '../pages/refused-requests.ts';
import type { SiteModule } from '../pages/site.ts';

export const METRICS_TOKEN = 'a token for tests that is long enough';

/** The web server with the real application and without built files. */
export async function startTestServer(
  services: ServerConfig['services'],
  module: SiteModule = siteModule,
  config: Partial<ServerConfig> = {},
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
      metricsToken: METRICS_TOKEN,
      ...config,
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
