import type { FastifyInstance } from 'fastify';

/** One page for all unknown addresses, so that inventing them fills no memory. */
export const UNKNOWN_PAGE = '/404';

/** What the built (or freshly compiled) React application offers to the server. */
export type SiteModule = typeof import('../../src/app/entry-server.tsx');

/** Files that a page names in its head. */
export interface PageAssets {
  entry: string;
  /** What the entry loads once it is needed, to be fetched at once instead of one after the other. */
  modules: string[];
}

/** The site as built for production, or as Vite compiles it during development. */
export interface Site {
  load: () => Promise<SiteModule>;
  assets: (sources: string[]) => PageAssets;
  /** The gateway's page for what nobody can answer, to be filled in. */
  errorPage: string;
  /** Script that Vite's reloading needs in the head during development. */
  headScript?: string;
  /** Makes the files of the site available. */
  serveFiles: (server: FastifyInstance) => Promise<void>;
  close?: () => Promise<void>;
}
