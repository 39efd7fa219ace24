import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { APPOINTMENT_PAGE_PATH } from '@garage/contracts/booking';
import { firstLanguage } from '@garage/contracts/garage';
import { isLanguage, LANGUAGES, type Language } from '@garage/contracts/languages';
import { localizedPath } from '@garage/contracts/page-addresses';
import type { PageContent } from '../../src/components/content/site-content.ts';
import { servicePathFor } from '../content/service-addresses.ts';
import { isContentKey, type SiteContentSource } from '../content/site-content-source.ts';
import type { ServerConfig } from '../config.ts';
import { sendApiError } from '../proxy/api-error.ts';
import { BOOKING_PAGE } from '../../src/config/booking-page.ts';
import { serviceNumber } from '../../src/config/service-page.ts';
import { UNKNOWN_PAGE } from '../../src/config/unknown-page.ts';
import type { PageState } from '../../src/app/page-state.tsx';
import { changeAppointment, openAppointment } from './appointment-form.ts';
import { parsePath, resolveAddress } from './addresses.ts';
import { bookingAsAsked, sendBookingForm } from './booking-form.ts';
import { sendContactForm } from './contact-form.ts';
import type { Documents } from './documents.ts';
import type { GarageFactsSource, KnownFacts } from './garage-facts.ts';
import { OwnPages } from './own-pages.ts';
import { createPageRenderer, pageState } from './page-renderer.ts';
import { changeRecipient, openRecipient } from './recipient-form.ts';
import { openReminder, stopReminder } from './reminder-form.ts';
import { sendDocument } from './send-document.ts';
import { ShownMoment } from './shown-moment.ts';
import type { Site } from './site.ts';

const CONTACT_PAGE = '/contact';
const FILES = /^\/(?:assets|fonts|pictures)\//;

const JSON_TYPE = 'application/json; charset=utf-8';

interface WantedPage {
  /** Address without language. */
  path: string;
  language: Language;
  /** By which the language was told; what is known a moment later may put another one first. */
  known: KnownFacts;
}

/** What a request without a body asks for; a form's answer belongs to its sender alone. */
const CACHED = { compress: false } as const;

/** Every page of the site in every language, the shell of the staff area, and the 404 page. */
export function publicPages(
  server: FastifyInstance,
  config: ServerConfig,
  site: Site,
  facts: GarageFactsSource,
  texts: SiteContentSource,
  documents: Documents,
): void {
  const renderer = createPageRenderer(site, config.publicUrl);
  const ownPages = new OwnPages();
  const moment = new ShownMoment();

  async function cachedPage({ path: asked, language, known }: WantedPage, log: FastifyBaseLogger) {
    ownPages.noteReader();
    const module = await site.load();
    const path = module.hasPage(asked) ? asked : UNKNOWN_PAGE;
    const { content, version } = await texts.forPage(module.contentOf(path), language, log);
    const key = `${language} ${localizedPath(path, language, known.garage)}`;
    return documents.get(key, `${known.version} ${version} ${moment.now(known)}`, () =>
      renderer.page(path, known, content(), language, log),
    );
  }

  /** A page that belongs to one visitor: the answer to a form, or to an address that says what is wanted. */
  async function sendOwnPage(
    reply: FastifyReply,
    { path, language, known }: WantedPage,
    make: (
      content: PageContent,
    ) => Promise<{ status: number } & Pick<PageState, 'contactForm' | 'booking' | 'appointment'>>,
  ) {
    const module = await site.load();
    const content = (await texts.forPage(module.contentOf(path), language, reply.log)).content();
    const { status, ...own } = await make(content);
    const state = { ...pageState(language, known, content), ...own };
    const { body, type } = await ownPages.drawInTurn(() =>
      renderer.formAnswer(path, state, status, reply.log),
    );
    return reply.code(status).header('cache-control', 'no-store').type(type).send(body);
  }

  async function cachedStaffShell() {
    const known = await facts.current();
    return documents.get('staff', String(known.version), () => renderer.staffShell(known));
  }

  async function showAddress(request: FastifyRequest, reply: FastifyReply) {
    const { pathname, search } = addressOf(request);
    if (FILES.test(pathname)) return reply.code(404).type('text/plain').send('Not found');
    const known = await facts.current();
    const destination = resolveAddress(pathname, request.headers.cookie, known.garage);
    const redirect = (to: string, status: 301 | 302) =>
      reply
        .header('cache-control', 'no-cache')
        .header('vary', 'Cookie')
        .redirect(to + search, status);
    if (destination.kind === 'redirect') return redirect(destination.to, destination.status);
    if (destination.kind === 'staff') {
      void reply.header('x-robots-tag', 'noindex, nofollow');
      return sendDocument(request, reply, await cachedStaffShell(), {
        varyByCookie: false,
        isShared: false,
      });
    }
    const { path, language, prefixed } = destination.address;
    const wanted = { path, language, known };
    if (path === BOOKING_PAGE && search) {
      return ownPages.make(() =>
        sendOwnPage(reply, wanted, async ({ booking }) => {
          const visitor = { request, language, services: booking?.services ?? null };
          return { status: 200, booking: await bookingAsAsked(visitor, new URLSearchParams(search), config) };
        }),
      );
    }
    if (path === APPOINTMENT_PAGE_PATH) {
      const query = new URLSearchParams(search);
      const [reminder, stop] = [query.get('reminder'), query.get('stop')];
      const link = { id: query.get('id') ?? '', token: query.get('token') ?? '', from: query.get('from') };
      void reply.header('x-robots-tag', 'noindex, nofollow');
      return ownPages.make(() =>
        sendOwnPage(reply, wanted, async () => {
          if (reminder !== null) return openReminder(request, { id: reminder, token: link.token }, config);
          if (stop !== null) return openRecipient(request, { id: stop, token: link.token }, config);
          return openAppointment(request, link, config);
        }),
      );
    }
    if (serviceNumber(path) !== null) {
      const { paths } = await texts.servicePaths(request.log);
      // Whether there is such a service nobody knows yet: no page to be kept, nor one that does not exist.
      if (paths === null) return sendOwnPage(reply, wanted, async () => ({ status: 503 }));
      const current = servicePathFor(path, paths);
      if (current !== null && current !== path)
        return redirect(localizedPath(current, language, known.garage), 301);
      wanted.path = current ?? UNKNOWN_PAGE;
    }
    // Addresses without language depend on the remembered one.
    return sendDocument(request, reply, await cachedPage(wanted, request.log), {
      varyByCookie: !prefixed,
      isShared: true,
    });
  }

  server.get('/*', CACHED, showAddress);

  // What a page needs that was reached without loading it from here.
  server.get<{ Params: { language: string; file: string } }>(
    '/content/:language/:file',
    CACHED,
    async (request, reply) => {
      const { language, file } = request.params;
      const key = file.replace(/\.json$/, '');
      if (!isLanguage(language) || !isContentKey(key) || key === file) return showAddress(request, reply);
      ownPages.noteReader();
      const { content, version } = await texts.forPage([key], language, request.log);
      const document = await documents.get(`content ${language} ${key}`, version, async () => {
        const known = content()[key];
        return { status: known ? 200 : 503, type: JSON_TYPE, body: JSON.stringify(known) };
      });
      // Nothing known yet: not an answer that anybody should keep.
      if (document.status === 503) return reply.code(503).header('cache-control', 'no-store').send();
      return sendDocument(request, reply, document, { varyByCookie: false, isShared: true });
    },
  );

  /** A form is sent to the address of its page, which may have been made when another language was first. */
  function formOf(
    path: string,
    answer: (wanted: WantedPage, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
  ) {
    server.post(path, async (request, reply) => {
      const known = await facts.current();
      return answer({ path, language: firstLanguage(known.garage), known }, request, reply);
    });
    for (const language of LANGUAGES) {
      server.post(`/${language}${path}`, async (request, reply) => {
        const known = await facts.current();
        if (language === firstLanguage(known.garage))
          return reply.redirect(path + addressOf(request).search, 307);
        return answer({ path, language, known }, request, reply);
      });
    }
  }

  formOf(CONTACT_PAGE, (wanted, request, reply) =>
    sendOwnPage(reply, wanted, async () => {
      const { status, result } = await sendContactForm(request, wanted.language, config);
      return { status, contactForm: result };
    }),
  );
  formOf(APPOINTMENT_PAGE_PATH, (wanted, request, reply) => {
    void reply.header('x-robots-tag', 'noindex, nofollow');
    return sendOwnPage(reply, wanted, async () => {
      if (isAbout(request, 'reminder')) return stopReminder(request, config);
      if (isAbout(request, 'stop')) return changeRecipient(request, config);
      return changeAppointment(request, config);
    });
  });
  formOf(BOOKING_PAGE, (wanted, request, reply) =>
    sendOwnPage(reply, wanted, async ({ booking }) => {
      const visitor = { request, language: wanted.language, services: booking?.services ?? null };
      const { status, start } = await sendBookingForm(visitor, config);
      return { status, booking: start };
    }),
  );

  server.setNotFoundHandler(async (request, reply) => {
    if (request.url.startsWith('/api/')) return sendApiError(reply, 404, 'not-found');
    const known = await facts.current();
    const { language } = parsePath(addressOf(request).pathname, known.garage);
    return sendDocument(
      request,
      reply,
      await cachedPage({ path: UNKNOWN_PAGE, language, known }, request.log),
      {
        varyByCookie: false,
        isShared: false,
      },
    );
  });
}

/** Of the site, whatever its host is called. */
function addressOf({ url }: FastifyRequest): URL {
  return new URL(`http://site${url}`);
}

/** The forms of this page are about an appointment, the reminder of an inspection, or the mails to somebody. */
function isAbout({ body }: FastifyRequest, field: 'reminder' | 'stop'): boolean {
  return typeof body === 'object' && body !== null && field in body;
}
