import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import errorTexts from '../../../gateway/error-texts.json' with { type: 'json' };
import { localizedPath, parsePath } from '../../src/lib/languages.ts';
import { sendApiError } from '../proxy/api-error.ts';
import { UNREADABLE_PATH } from '../request-target.ts';
import { escapeText } from './html-escapes.ts';
import type { Site } from './site.ts';

const CALL = /^\/+api(?:[/?]|$)/;

/** What is answered to addresses that could mean more than one thing: a page to people, the common form to programs. */
export function refusedRequests(server: FastifyInstance, site: Site): void {
  const refuse = async (request: FastifyRequest, reply: FastifyReply) => {
    if (CALL.test(request.originalUrl)) return sendApiError(reply, 400, 'bad-request');
    return reply
      .code(400)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(badRequestPage(site.errorPage, request));
  };
  server.all(UNREADABLE_PATH, refuse);
}

/** @param root The folder of the web server. */
export function readErrorPage(root: string): Promise<string> {
  return readFile(`${root}/../gateway/error-page.html`, 'utf8');
}

/** The gateway's own page, filled in as nginx does it. */
function badRequestPage(template: string, { id, originalUrl }: FastifyRequest): string {
  const { language } = parsePath(originalUrl.split('?', 1)[0] ?? '/');
  const { reference, home, 'bad-request': words } = errorTexts[language];
  const values: Record<string, string> = {
    error_language: language,
    error_kind: 'bad-request',
    error_title: words.title,
    error_text: words.text,
    error_way: localizedPath('/', language),
    error_way_text: home,
    error_reference: reference,
    request_id: id,
  };
  return template.replaceAll(/<!--#echo var='(\w+)' -->/g, (_echo, name: string) =>
    escapeText(values[name] ?? ''),
  );
}
