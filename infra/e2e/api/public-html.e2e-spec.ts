import { beforeAll, describe, expect, it } from '@jest/globals';
import { HtmlValidate } from 'html-validate';
import { LinkChecker, LinkState } from 'linkinator';
import { APPOINTMENT_PAGE_PATH } from '@garage/contracts/booking';
import { LANGUAGES } from '@garage/contracts/languages';
import { everyPublicAddress } from '../../bench/public-paths.ts';
import { borrowStack } from '../support/shared-stack.ts';

const ALL_PAGES_MS = 180_000;
/** As many as a search engine; the site tells crowds that want pages of their own to come again. */
const AT_A_TIME = 8;

const { url, publicUrl } = borrowStack();
const validator = new HtmlValidate({
  root: true,
  elements: ['html5'],
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Our own scripts come from where the page comes from: whoever could change one could change its checksum, too.
    'require-sri': ['error', { target: 'crossorigin' }],
    // A slide is a list item that is called by its place in the list: "2 von 4". Items of a list may have a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});

/** Pages that no sitemap names: what customers and the lost see, and the answers to forms without JavaScript. */
const UNLISTED: [method: 'GET' | 'POST', path: string, status: number][] = LANGUAGES.flatMap((language) => {
  const prefix = language === 'de' ? '' : `/${language}`;
  return [
    ['GET', `${prefix}/gibt-es-nicht`, 404],
    ['GET', `${prefix}/services/gibt-es-nicht-998`, 404],
    ['GET', `${prefix}${APPOINTMENT_PAGE_PATH}?id=AAAA2222&token=unknown`, 404],
    ['GET', `${prefix}/booking?service=1`, 200],
    ['POST', `${prefix}/contact`, 400],
    ['POST', `${prefix}/booking`, 400],
  ];
});

interface Page {
  path: string;
  html: string;
}

let pages: Page[];

beforeAll(async () => {
  const addresses = await everyPublicAddress(url);
  pages = await Promise.all(
    addresses.map(async (path) => ({ path, html: await (await fetch(url + path)).text() })),
  );
}, ALL_PAGES_MS);

/** What is wrong with a page, as a browser without mercy would see it. */
async function faultsOf({ path, html }: Page): Promise<string[]> {
  const { results } = await validator.validateString(html, path);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}, ${message} (${selector})`),
  );
}

it('every public page is valid HTML in every language, as the server sends it', async () => {
  expect(pages.length).toBeGreaterThan(11 * LANGUAGES.length);
  const faults = await Promise.all(pages.map(faultsOf));
  expect(faults.flat()).toEqual([]);
});

it.each(UNLISTED)('%s %s is valid HTML', async (method, path, status) => {
  const response = await fetch(url + path, {
    method,
    ...(method === 'POST' && {
      headers: { origin: publicUrl },
      body: new URLSearchParams({ name: '"><b>', email: 'no address' }),
    }),
  });
  expect(response.status).toBe(status);
  expect(await faultsOf({ path, html: await response.text() })).toEqual([]);
});

it(
  'every link, picture and script of the site leads somewhere, down to the part of the page',
  async () => {
    const isOurs = (link: string) => link.startsWith(`${url}/`) || link.startsWith(`${publicUrl}/`);
    const { links } = await new LinkChecker().check({
      path: url,
      recurse: true,
      concurrency: AT_A_TIME,
      checkFragments: true,
      // Canonical addresses and translations name the site as visitors know it.
      urlRewriteExpressions: [{ pattern: new RegExp(`^${publicUrl}`), replacement: url }],
      linksToSkip: async (link) => !isOurs(link),
    });
    const broken = links.filter(({ state }) => state === LinkState.BROKEN);
    expect(broken.map(({ parent, url: to, status }) => `${parent} → ${to}: ${status}`)).toEqual([]);
    const followed = new Set(links.filter(({ state }) => state === LinkState.OK).map((link) => link.url));
    expect(pages.map(({ path }) => url + path).filter((address) => !followed.has(address))).toEqual([]);
  },
  ALL_PAGES_MS,
);

describe('what search engines and maps read', () => {
  type Data = Record<string, unknown>;

  const graphOf = ({ html }: Page): Data[] => {
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    return (JSON.parse(json) as { '@graph': Data[] })['@graph'];
  };

  /** All that has a type, wherever it stands. */
  function nodesIn(data: unknown): Data[] {
    if (Array.isArray(data)) return data.flatMap(nodesIn);
    if (typeof data !== 'object' || data === null) return [];
    const own = '@type' in data ? [data as Data] : [];
    return [...own, ...Object.values(data).flatMap(nodesIn)];
  }

  it('is on every page, about the one garage, and leaves no value out that it has named', () => {
    for (const page of pages) {
      const graph = graphOf(page);
      expect([page.path, graph.filter((data) => data['@type'] === 'AutoRepair').length]).toEqual([
        page.path,
        1,
      ]);
      for (const node of nodesIn(graph)) {
        const empty = Object.entries(node).filter(([, value]) => value === null || value === '');
        expect([page.path, node['@type'], empty]).toEqual([page.path, node['@type'], []]);
      }
    }
  });

  it('names addresses of this site that answer', async () => {
    const named = pages.flatMap((page) =>
      nodesIn(graphOf(page)).flatMap(({ url: at, item, image, contentUrl, logo, urlTemplate }) =>
        [at, item, image, contentUrl, logo, urlTemplate].filter((value) => typeof value === 'string'),
      ),
    );
    const ours = [...new Set(named)].filter((address) => address.startsWith(`${publicUrl}/`));
    expect(ours.length).toBeGreaterThan(pages.length);
    for (const address of ours) {
      const { status } = await fetch(address.replace(publicUrl, url), { redirect: 'manual' });
      expect([address, status]).toEqual([address, 200]);
    }
  });
});
