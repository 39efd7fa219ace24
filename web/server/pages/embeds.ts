import { createHash } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { isLanguage, type Language } from '@garage/contracts/languages';
import { localizedPath } from '@garage/contracts/page-addresses';
import { type FramedWidget, START_SCRIPT } from '../../src/features/vehicles/widget/start-widget.ts';
import type { SearchWidget } from '../../src/components/content/vehicles-text.ts';
import {
  EMBEDS,
  SEARCH_MOUNT_ID,
  SEARCH_SANDBOX,
  type EmbedName,
} from '../../src/components/third-parties/embeds.ts';
import { mapEmbedUrl } from '../../src/components/third-parties/map-links.ts';
import type { SiteContentSource } from '../content/site-content-source.ts';
import type { GarageFactsSource } from './garage-facts.ts';
import { escapeText } from './html-escapes.ts';

/** The page on which each of them stands. */
const HOME: Record<EmbedName, string> = { map: '/contact', search: '/vehicles', listing: '/vehicles' };
/** A plain host: an address may hold characters that mean something in a policy. */
const ORIGIN = /^https:\/\/[a-z\d.-]+(?::\d+)?$/;
/**
 * Of a page of another site, which keeps its own origin and so its own storage. It stays in its place: it
 * cannot lead the page around it elsewhere.
 */
const FOREIGN_PAGE_SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';
const START_SCRIPT_HASH = `'sha256-${createHash('sha256').update(START_SCRIPT).digest('base64')}'`;

interface Embed {
  body: string;
  policy: Record<string, string>;
}

/**
 * Small pages for frames, each allowed to load from its one provider only. So the pages around them
 * never allow anything foreign, however a visitor got there.
 */
export function embeds(
  server: FastifyInstance,
  publicUrl: string,
  facts: GarageFactsSource,
  texts: SiteContentSource,
): void {
  const ownOrigin = new URL(publicUrl).origin;

  async function find(name: EmbedName, language: Language, log: FastifyBaseLogger): Promise<Embed | null> {
    const content = (await texts.forPage(['map', 'vehicles'], language, log)).content();
    if (name === 'map') {
      const { garage } = await facts.current();
      const url = mapEmbedUrl(content.map?.embedUrl ?? null, garage.location);
      return url ? foreignPage(url, content.map?.marker || garage.name, ownOrigin) : null;
    }
    if (name === 'listing') {
      const listing = content.vehicles?.listing;
      return listing ? foreignPage(listing.frameUrl, content.vehicles?.title ?? '', ownOrigin) : null;
    }
    const widget = content.vehicles?.widget;
    return widget ? search(widget, language) : null;
  }

  server.get<{ Params: { language: string; name: string } }>(
    '/embed/:language/:name',
    // Asked for an agent of its own, a frame whose origin is nobody's makes browsers complain.
    { helmet: { originAgentCluster: false } },
    async (request, reply) => {
      const { language } = request.params;
      const name = EMBEDS.find((embed) => embed === request.params.name);
      if (!isLanguage(language) || !name) return reply.callNotFound();
      void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      // Opened by a link nothing must be loaded: nobody has been asked.
      const destination = request.headers['sec-fetch-dest'];
      if (destination !== undefined && destination !== 'iframe') {
        const { garage } = await facts.current();
        return reply.redirect(localizedPath(HOME[name], language, garage), 302);
      }
      const embed = await find(name, language, request.log);
      if (!embed) return reply.callNotFound();
      return reply
        .header('content-security-policy', policyText(embed.policy))
        .header('x-frame-options', 'SAMEORIGIN')
        .type('text/html; charset=utf-8')
        .send(document(language, embed.body));
    },
  );
}

/** A page of another site; never one of ours, which such a frame would make no stranger. */
function foreignPage(url: string, title: string, ownOrigin: string): Embed | null {
  const { origin } = new URL(url);
  if (!ORIGIN.test(origin) || origin === ownOrigin) return null;
  return {
    body: `<iframe src="${escapeText(url)}" title="${escapeText(title)}" sandbox="${FOREIGN_PAGE_SANDBOX}" allow="fullscreen"></iframe>`,
    policy: { 'frame-src': origin },
  };
}

/** The script of a marketplace and ours that starts it, in an origin of their own. */
function search(widget: SearchWidget, language: Language): Embed | null {
  const { scriptUrl, initFunction, dealerId, configId } = widget;
  const origins = [...new Set([scriptUrl, ...widget.hosts].map((url) => new URL(url).origin))];
  if (!origins.every((origin) => ORIGIN.test(origin))) return null;
  const hosts = origins.join(' ');
  const framed: FramedWidget = { scriptUrl, initFunction, dealerId, configId, language };
  return {
    body:
      `<div id="${SEARCH_MOUNT_ID}" data-widget="${escapeText(JSON.stringify(framed))}"></div>` +
      `<script>${START_SCRIPT}</script>`,
    policy: {
      // Also where the page is opened without the frame that says so.
      sandbox: SEARCH_SANDBOX,
      'script-src': `${START_SCRIPT_HASH} ${hosts}`,
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
