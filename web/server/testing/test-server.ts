import type { FastifyInstance } from 'fastify';
import * as siteModule from '../../src/app/entry-server.tsx';
import type { ServerConfig } from '../config.ts';
import { createServer } from '../create-server.ts';

/** The web server with the real application and without built files. */
export function startTestServer(services: ServerConfig['services']): Promise<FastifyInstance> {
  return createServer(
    {
      host: '127.0.0.1',
      port: 0,
      publicUrl: 'https://garage.example',
      logLevel: 'silent',
      development: false,
      services,
    },
    {
      load: async () => siteModule,
      assets: (sources) => ({
        entry: '/assets/entry.js',
        modules: sources.map((source) => `/assets/${source}`),
      }),
      serveFiles: async () => {},
    },
  );
}
