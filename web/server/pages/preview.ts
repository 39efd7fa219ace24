import type { FastifyInstance, FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import {
  ADMIN_WEBSITE_PATH,
  EDITOR_BODY_LIMIT,
  PREVIEW_PATH,
  type PreviewResponse,
  SHOWN_PATH,
} from '@garage/contracts/editor-pages';
import { isSitePage, type SitePage } from '@garage/contracts/editors';
import { isLanguage, type Language } from '@garage/contracts/languages';
import type { SiteContentSource } from '../content/site-content-source.ts';
import type { ServerConfig } from '../config.ts';
import { sendApiError } from '../proxy/api-error.ts';
import { askService, passOn } from '../proxy/ask-service.ts';
import type { GarageFactsSource } from './garage-facts.ts';
import { createPageRenderer } from './page-renderer.ts';
import { UNKNOWN_PAGE } from '../../src/config/unknown-page.ts';
import type { Site } from './site.ts';

interface Wish {
  page: SitePage;
  path: string;
  language: Language;
  values: object;
}

/**
 * A page as visitors would see it with changes that are not stored. The content service decides who may ask
 * and whether the changes are sound; what it refuses is refused here in the same words. Never kept by a cache.
 */
export function preview(
  server: FastifyInstance,
  config: ServerConfig,
  site: Site,
  facts: GarageFactsSource,
  texts: SiteContentSource,
): void {
  const renderer = createPageRenderer(site, config.publicUrl);
  const contentUrl = config.services.content;

  /** What the content service shows of a page with these values; null when it was answered why it does not. */
  async function show(page: SitePage, values: object, request: FastifyRequest, reply: FastifyReply) {
    const address = `${contentUrl}${ADMIN_WEBSITE_PATH}/${page}/${SHOWN_PATH}`;
    const answer = contentUrl ? await askService(request, address, values) : null;
    if (answer?.ok) return answer;
    if (answer) await passOn(reply, answer);
    else void sendApiError(reply, 503, 'dependency-unavailable');
    return null;
  }

  /** Of strangers nothing is read, and they learn nothing but that nobody is signed in. */
  const preParsing = async (request: FastifyRequest, reply: FastifyReply, body: RequestPayload) => {
    void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow');
    await show('hero', {}, request, reply);
    return body;
  };

  server.post(PREVIEW_PATH, { bodyLimit: EDITOR_BODY_LIMIT, preParsing }, async (request, reply) => {
    const wish = readWish(request.body);
    const module = await site.load();
    if (!wish || !(module.hasPage(wish.path) || wish.path === UNKNOWN_PAGE))
      return sendApiError(reply, 400, 'bad-request');
    const answer = await show(wish.page, wish.values, request, reply);
    if (!answer) return reply;
    const draft = { page: wish.page, answer: await answer.json() };
    const [known, { content }] = await Promise.all([
      facts.current(),
      texts.forPage(module.contentOf(wish.path), wish.language, request.log, draft),
    ]);
    const { body } = await renderer.page(wish.path, known, content(), wish.language, request.log);
    return reply.send({ html: withoutScripts(body) } satisfies PreviewResponse);
  });
}

/** The frame runs none; without them the browser has nothing to complain about. What staff write is escaped. */
function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b.*?<\/script>/gs, '').replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
}

/** Null is no wish that could be fulfilled. */
function readWish(body: unknown): Wish | null {
  const { page, path, language, values } = (body ?? {}) as Partial<Record<keyof Wish, unknown>>;
  if (typeof page !== 'string' || !isSitePage(page) || typeof path !== 'string') return null;
  if (!isLanguage(language) || typeof values !== 'object' || values === null) return null;
  return { page, path, language, values };
}
