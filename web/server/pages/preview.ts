import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ADMIN_TOKEN_HEADER, REQUEST_ID_HEADER } from '@garage/contracts/common';
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
import type { GarageFactsSource } from './garage-facts.ts';
import { createPageRenderer } from './page-renderer.ts';
import type { Site } from './site.ts';

const TIMEOUT_MS = 5000;
/** By which the content service knows who asks, as if the call had come to it straight away. */
const PASSED_ON = ['cookie', 'origin', 'user-agent', 'sec-fetch-site', ADMIN_TOKEN_HEADER] as const;

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
    const answer = await askContent(address, wish?.values ?? {}, request);
    if (!answer) return sendApiError(reply, 503, 'dependency-unavailable');
    if (!answer.ok) {
      return reply
        .code(answer.status)
        .type('application/json; charset=utf-8')
        .send(await answer.text());
    }
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

async function askContent(url: string, values: object, request: FastifyRequest): Promise<Response | null> {
  const known = PASSED_ON.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  try {
    return await fetch(url, {
      method: 'POST',
      headers: {
        ...(Object.fromEntries(known) as Record<string, string>),
        'content-type': 'application/json',
        [REQUEST_ID_HEADER]: request.id,
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.host,
      },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    request.log.warn({ err: error }, 'content service not reachable for a preview');
    return null;
  }
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
