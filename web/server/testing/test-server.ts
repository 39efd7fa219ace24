import type { FastifyInstance } from 'fastify';
import * as siteModule from '../../src/app/entry-server.tsx';
import type { ServerConfig } from '../config.ts';
import { createServer } from '../create-server.ts';
import { createLogger } from '../observability/logging.ts';
import { readErrorPage } from '../pages/error-page.ts';
import type { SiteModule } from '../pages/site.ts';

export const METRICS_TOKEN = 'a token for tests that is long enough';

interface TestServerOptions {
  module?: SiteModule;
  config?: Partial<ServerConfig>;
  /** Gets every log line; tests are silent otherwise. */
  log?: { write(line: string): void };
}

/** The web server with the real application and without built files. */
export async function startTestServer(
  services: ServerConfig['services'],
  { module = siteModule, config = {}, log }: TestServerOptions = {},
): Promise<FastifyInstance> {
  const logLevel = log ? 'trace' : 'silent';
  return createServer(
    {
      host: '127.0.0.1',
      port: 0,
      publicUrl: 'https://garage.example',
      logLevel,
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
    createLogger({ logLevel }, log),
  );
}
