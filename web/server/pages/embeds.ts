import type { FastifyInstance } from 'fastify';
import { isLanguage, type Language } from '@garage/contracts/languages';
import { EMBEDS, SEARCH_MOUNT_ID, type EmbedName } from '../../src/lib/embeds.ts';
import { mapEmbedUrl } from '../../src/lib/garage/map-links.ts';
import { localizedPath } from '../../src/lib/languages.ts';
import type { SiteContentSource } from '../content/site-content-source.ts';
import type { GarageFactsSource } from './garage-facts.ts';
import { escapeText } from './html-escapes.ts';

/** The page on which each of them stands. */
const HOME: Record<EmbedName, string> = { map: '/contact', search: '/vehicles', listing: '/vehicles' };
/** A plain host: an address may hold characters that mean something in a policy. */
const ORIGIN = /^https:\/\/[a-z\d.-]+(?::\d+)?$/;
/** The frame stays in its place: it cannot lead the page around it elsewhere. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

interface Embed {
  body: string;
  policy: Record<string, string>;
}

/**
 * Small pages for frames, each allowed to load from its one provider only. So the pages around them
 * never allow anything foreign, however a visitor got there.
 */
export function embeds(server: FastifyInstance, facts: GarageFactsSource, texts: SiteContentSource): void {
  async function find(name: EmbedName, language: Language): Promise<Embed | null> {
    const { content } = await texts.forPage(['map', 'vehicles'], language);
    if (name === 'map') {
      const { garage } = await facts.current();
      const url = mapEmbedUrl(content.map?.embedUrl ?? null, garage.location);
      return url ? frame(url, content.map?.marker || garage.name) : null;
    }
    if (name === 'listing') {
      const listing = content.vehicles?.listing;
      return listing ? frame(listing.frameUrl, content.vehicles?.title ?? '') : null;
    }
    const widget = content.vehicles?.widget;
    return widget ? search([widget.scriptUrl, ...widget.hosts]) : null;
  }

  server.get<{ Params: { language: string; name: string } }>(
    '/embed/:language/:name',
    async (request, reply) => {
      const { language } = request.params;
      const name = EMBEDS.find((embed) => embed === request.params.name);
      if (!isLanguage(language) || !name) return reply.callNotFound();
      void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      // Opened by a link nothing must be loaded: nobody has been asked.
      const destination = request.headers['sec-fetch-dest'];
      if (destination !== undefined && destination !== 'iframe')
        return reply.redirect(localizedPath(HOME[name], language), 302);
      const embed = await find(name, language);
      if (!embed) return reply.callNotFound();
      return reply
        .header('content-security-policy', policyText(embed.policy))
        .header('x-frame-options', 'SAMEORIGIN')
        .type('text/html; charset=utf-8')
        .send(document(language, embed.body));
    },
  );
}

function frame(url: string, title: string): Embed | null {
  const { origin } = new URL(url);
  if (!ORIGIN.test(origin)) return null;
  return {
    body: `<iframe src="${escapeText(url)}" title="${escapeText(title)}" sandbox="${SANDBOX}" allow="fullscreen"></iframe>`,
    policy: { 'frame-src': origin },
  };
}

function search(urls: string[]): Embed | null {
  const origins = [...new Set(urls.map((url) => new URL(url).origin))];
  if (!origins.every((origin) => ORIGIN.test(origin))) return null;
  const hosts = origins.join(' ');
  return {
    body: `<div id="${SEARCH_MOUNT_ID}"></div>`,
    policy: {
      'script-src': hosts,
      'style-src': `'unsafe-inline' ${hosts}`,
      'img-src': `data: ${hosts}`,
      'font-src': `data: ${hosts}`,
      'connect-src': hosts,
      'frame-src': hosts,
      'form-action': hosts,
    },
  };
}

function policyText(own: Record<string, string>): string {
  const policy = {
    'default-src': "'none'",
    'style-src': "'unsafe-inline'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
    ...own,
  };
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
}

function document(language: Language, body: string): string {
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
    '<style>html,body,iframe{margin:0;width:100%;height:100%}iframe{display:block;border:0}' +
    'body{font:1rem/1.5 system-ui,sans-serif}</style>' +
    `</head><body>${body}</body></html>`
  );
}
