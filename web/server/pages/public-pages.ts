import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@garage/contracts/languages';
import type { PageState } from '../../src/app/page-state.tsx';
import { localizedPath, parsePath } from '../../src/lib/languages.ts';
import type { ServerConfig } from '../config.ts';
import { sendApiError } from '../proxy/api-error.ts';
import { resolveAddress } from './addresses.ts';
import { sendContactForm } from './contact-form.ts';
import type { GarageFactsSource } from './garage-facts.ts';
import { htmlDocument } from './html-document.ts';
import type { Site } from './site.ts';

const CONTACT_PAGE = '/contact';
const FILES = /^\/(?:assets|fonts)\//;

/** Every page of the site in every language, the shell of the staff area, and the 404 page. */
export function publicPages(
  server: FastifyInstance,
  config: ServerConfig,
  site: Site,
  facts: GarageFactsSource,
): void {
  async function pageState(language: Language): Promise<PageState> {
    return { language, garage: await facts.current(), renderedAt: new Date().toISOString() };
  }

  async function sendPage(reply: FastifyReply, path: string, state: PageState, status?: number) {
    const module = await site.load();
    const page = await module.renderPage(path, state);
    const code = status ?? page.status;
    return reply
      .code(code)
      .type('text/html; charset=utf-8')
      .send(
        htmlDocument({
          site: module,
          state,
          path,
          publicUrl: config.publicUrl,
          meta: page.meta,
          html: page.html,
          styles: page.styles,
          assets: site.assets(page.sources),
          headScript: site.headScript,
          noIndex: code !== 200 || state.contactForm !== undefined,
        }),
      );
  }

  /** The staff area runs in the browser only; the page is the same for whoever asks. */
  async function sendStaffShell(reply: FastifyReply, path: string) {
    const module = await site.load();
    const state = await pageState(DEFAULT_LANGUAGE);
    return reply
      .header('x-robots-tag', 'noindex, nofollow')
      .type('text/html; charset=utf-8')
      .send(
        htmlDocument({
          site: module,
          state,
          path,
          publicUrl: config.publicUrl,
          meta: { title: `Verwaltung – ${state.garage.name}`, description: '' },
          html: '',
          styles: '',
          assets: site.assets(['src/app/i18n/de.ts']),
          headScript: site.headScript,
          noIndex: true,
        }),
      );
  }

  async function showAddress(request: FastifyRequest, reply: FastifyReply) {
    const { pathname, search } = new URL(request.url, 'http://site');
    if (FILES.test(pathname)) return reply.code(404).type('text/plain').send('Not found');
    const destination = resolveAddress(pathname, request.headers.cookie);
    // Addresses without language depend on the remembered one.
    void reply.header('cache-control', 'no-cache').header('vary', 'Cookie');
    if (destination.kind === 'redirect') return reply.redirect(destination.to + search, destination.status);
    if (destination.kind === 'staff') return sendStaffShell(reply, destination.path);
    const { path, language } = destination.address;
    return sendPage(reply, path, await pageState(language));
  }

  server.get('/*', showAddress);

  for (const language of LANGUAGES) {
    server.post(localizedPath(CONTACT_PAGE, language), async (request, reply) => {
      const { status, result } = await sendContactForm(request, language, config);
      void reply.header('cache-control', 'no-store');
      return sendPage(reply, CONTACT_PAGE, { ...(await pageState(language)), contactForm: result }, status);
    });
  }

  server.setNotFoundHandler(async (request, reply) => {
    if (request.url.startsWith('/api/')) return sendApiError(reply, 404, 'not-found');
    const { path, language } = parsePath(new URL(request.url, 'http://site').pathname);
    return sendPage(reply, path, await pageState(language), 404);
  });
}
