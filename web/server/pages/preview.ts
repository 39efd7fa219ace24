import type { FastifyInstance } from 'fastify';
import {
  ADMIN_WEBSITE_PATH,
  EDITOR_BODY_LIMIT,
  PREVIEW_PATH,
  type PreviewResponse,
  SHOWN_PATH,
} from '@garage/contracts/editor-pages';
import { isLanguage, type Language } from '@garage/contracts/languages';
import { isTextPage } from '@garage/contracts/page-texts';
import type { SiteContentSource } from '../content/site-content-source.ts';
import type { ServerConfig } from '../config.ts';
import { sendApiError } from '../proxy/api-error.ts';
import { askService, passOn } from '../proxy/ask-service.ts';
import type { GarageFactsSource } from './garage-facts.ts';
import { createPageRenderer } from './page-renderer.ts';
import type { Site } from './site.ts';

interface Wish {
  page: string;
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

  server.post(PREVIEW_PATH, { bodyLimit: EDITOR_BODY_LIMIT }, async (request, reply) => {
    void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow');
    if (contentUrl === undefined) return sendApiError(reply, 503, 'dependency-unavailable');
    const wish = readWish(request.body);
    const address = `${contentUrl}${ADMIN_WEBSITE_PATH}/${wish?.page ?? 'hero'}/${SHOWN_PATH}`;
    // Also asked for what makes no sense: a stranger learns nothing but that nobody is signed in.
    const answer = await askService(request, address, wish?.values ?? {});
    if (!answer) return sendApiError(reply, 503, 'dependency-unavailable');
    if (!answer.ok) return passOn(reply, answer);
    const module = await site.load();
    if (!wish || !isTextPage(wish.page) || !module.hasPage(wish.path)) {
      return sendApiError(reply, 400, 'bad-request');
    }
    const draft = { page: wish.page, answer: await answer.json() };
    const [known, { content }] = await Promise.all([
      facts.current(),
      texts.forPage(module.contentOf(wish.path), wish.language, draft),
    ]);
    const { body } = await renderer.page(wish.path, known, content, wish.language);
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
  if (typeof page !== 'string' || !isTextPage(page) || typeof path !== 'string') return null;
  if (!isLanguage(language) || typeof values !== 'object' || values === null) return null;
  return { page, path, language, values };
}
