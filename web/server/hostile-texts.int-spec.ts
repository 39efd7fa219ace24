import { expect, it } from '@jest/globals';
import { EDITOR_PAGES } from '@garage/contracts/editors';
import { PAGES } from '../src/app/pages.ts';
import { HOSTILE_DOCUMENTS } from './content/hostile-documents.ts';
import { fakeContent } from './testing/fake-content.ts';
import { startTestServer } from './testing/test-server.ts';

const AREA = 4000;
/** Eleven pages in each test, on a busy machine. */
const SLOWEST_MS = 90_000;
const EDITORS: ReadonlySet<string> = new Set(EDITOR_PAGES);

/** In place of every text, link, picture and choice of an editor. */
const TEXTS = [
  ['nothing', ''],
  ['markup', '</script></title><!--<svg onload=alert(1)>]]>"\''],
  ['signs that are none', '\ud800\udfff\u202e\u2028\0\u200b%ff%\n'],
  ['addresses that are none', 'javascript:{{name}}//[::1'],
  ['openings of formats', '**a_'.repeat(AREA / 4)],
  ['quotations', '>'.repeat(AREA)],
  ['lists', '- '.repeat(AREA / 2)],
  ['brackets', '['.repeat(AREA)],
] as const;
/** The answer with this in place of whatever staff have written; numbers of entries are not written by anybody. */
function spoilt(answer: unknown, value: unknown): unknown {
  if (Array.isArray(answer)) return answer.map((part) => spoilt(part, value));
  if (typeof answer !== 'object' || answer === null) return typeof answer === 'string' ? value : answer;
  return Object.fromEntries(Object.entries(answer).map(([name, part]) => [name, spoilt(part, value)]));
}

interface Seen {
  path: string;
  statusCode: number;
  body: string;
}

/** The pages of a site whose content is like this, and what the log says of them. */
async function seen(
  changed: (page: string, answer: object) => object,
  paths: readonly string[],
): Promise<{ pages: Seen[]; errors: string[] }> {
  let written = '';
  const content = await fakeContent(undefined, undefined, changed);
  const server = await startTestServer(
    { content: content.url },
    { log: { write: (line) => void (written += line) } },
  );
  try {
    const pages: Seen[] = [];
    for (const path of paths) {
      const first = await server.inject(path);
      const { location } = first.headers;
      const { statusCode, body } = location ? await server.inject(location) : first;
      pages.push({ path, statusCode, body });
    }
    return { pages, errors: written.split('\n').filter((line) => line.includes('"level":"error"')) };
  } finally {
    await server.close();
    await content.close();
  }
}

/** The addresses of the pages that are no whole page, or one that runs what was written. */
function brokenPages(pages: Seen[]): string[] {
  return pages
    .filter(
      ({ statusCode, body }) =>
        statusCode !== 200 ||
        !/<h1[\s>]/.test(body) ||
        !body.includes('<footer') ||
        body.includes('<svg onload'),
    )
    .map(({ path, statusCode }) => `${statusCode} ${path}`);
}

const PUBLIC = PAGES.filter(({ isUnlisted, nameAt }) => !isUnlisted && !nameAt).map(({ path }) => path);

it.each(TEXTS)(
  '%s in all fields of all editors is on every page, and no part is missing',
  async (_what, text) => {
    const { pages, errors } = await seen(
      (page, answer) => (EDITORS.has(page) ? (spoilt(answer, text) as object) : answer),
      // The words in the address of a service are those of its title.
      [...PUBLIC, '/services/3'],
    );
    expect(brokenPages(pages)).toEqual([]);
    expect(errors).toEqual([]);
  },
  SLOWEST_MS,
);

it.each([...EDITOR_PAGES.map((page) => [page, null] as const), ['every page', -7] as const])(
  'what no editor saves, in place of the texts of %s, leaves every page standing: %s',
  async (spoiltPage, value) => {
    const isSpoilt = (page: string) =>
      page === spoiltPage || (spoiltPage === 'every page' && EDITORS.has(page));
    const { pages } = await seen(
      (page, answer) => (isSpoilt(page) ? (spoilt(answer, value) as object) : answer),
      PUBLIC,
    );
    expect(brokenPages(pages)).toEqual([]);
  },
  SLOWEST_MS,
);

it.each([...HOSTILE_DOCUMENTS])('a legal text made of %s is on its page', async (_what, document) => {
  const text = document(2 * AREA);
  const { pages, errors } = await seen(
    (page, answer) => (page === 'legal' ? { ...answer, impressumContent: text } : answer),
    ['/imprint'],
  );
  expect(brokenPages(pages)).toEqual([]);
  expect(errors).toEqual([]);
});
