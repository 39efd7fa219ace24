import { readFile } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';
import { localizedPath, type SiteLanguages } from '@garage/contracts/page-addresses';
import errorTexts from '../../../gateway/error-texts.json' with { type: 'json' };
import { parsePath } from './addresses.ts';
import { escapeText } from './html-escapes.ts';

type Kind = 'starting' | 'busy' | 'unavailable' | 'too-large' | 'bad-request';

/** @param root The folder of the web server. */
export function readErrorPage(root: string): Promise<string> {
  return readFile(`${root}/../gateway/error-page.html`, 'utf8');
}

/**
 * Answers people with the gateway's own page, filled in as nginx does it.
 *
 * @param languages as far as they are known: nobody can be asked now
 */
export function sendErrorPage(
  reply: FastifyReply,
  template: string,
  languages: SiteLanguages,
  status: number,
  kind: Kind = kindOf(status),
): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(errorPage(reply, template, languages, kind));
}

function kindOf(status: number): Kind {
  if (status === 503) return 'starting';
  if (status >= 500) return 'unavailable';
  return status === 413 ? 'too-large' : 'bad-request';
}

function errorPage(
  { request: { id, originalUrl } }: FastifyReply,
  template: string,
  languages: SiteLanguages,
  kind: Kind,
): string {
  const { language } = parsePath(originalUrl.split('?', 1)[0] ?? '/', languages);
  const { retry, home, reference, [kind]: words } = errorTexts[language];
  const isAddressWrong = kind === 'bad-request';
  const values: Record<string, string> = {
    error_language: language,
    error_kind: kind,
    error_title: words.title,
    error_text: words.text,
    error_way: isAddressWrong ? localizedPath('/', language, languages) : '',
    error_way_text: isAddressWrong ? home : retry,
    error_reference: reference,
    request_id: id,
  };
  return template.replaceAll(/<!--#echo var='(\w+)' -->/g, (_echo, name: string) =>
    escapeText(values[name] ?? ''),
  );
}
