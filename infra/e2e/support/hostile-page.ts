import type { Language } from '@garage/contracts/languages';
import type { Page } from 'playwright-core';
import type { FreshSite } from './fresh-site.ts';
import { addressIn } from './stored-fields.ts';

/** The pages on which words of staff stand. */
export const PATHS = [
  '/',
  '/about',
  '/services',
  '/gallery',
  '/team',
  '/vehicles',
  '/contact',
  '/booking',
  '/privacy',
  '/terms',
  '/imprint',
];
/** What Markdown may make of a text. */
export const MARKDOWN_ELEMENTS = [
  'p',
  'br',
  'a',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'strong',
  'em',
  'code',
  'nav',
];

/** How often each element occurs in a page, and the scripts that it runs. */
export interface Skeleton {
  elements: Record<string, number>;
  scripts: string[];
  /** What is wrong with it, whatever it is compared with. */
  objections: string[];
  /** How often the word is there that every hostile text holds; none means that nothing was tested. */
  shown: number;
}

/**
 * Runs in the page, whose types this program does not have. Only reads: a parsed document runs nothing and
 * loads nothing.
 */
const READ = `(html) => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const ADDRESSES = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'xlink:href', 'background', 'ping'];
  const HARMLESS = /^(?:https?:\\/\\/|mailto:|tel:|#|$|\\/(?![\\/\\\\]))/i;
  const elements = {};
  const scripts = [];
  const objections = new Set();
  for (const element of page.querySelectorAll('*')) {
    const tag = element.localName;
    elements[tag] = (elements[tag] ?? 0) + 1;
    const style = tag === 'style' && /.{0,40}hostile.{0,40}/.exec(element.textContent);
    if (style) objections.add('a style with ' + style[0]);
    if (tag === 'script') {
      if (/json/.test(element.type)) JSON.parse(element.textContent);
      else scripts.push(element.src + element.textContent);
    }
    for (const { name, value } of element.attributes) {
      const shown = '<' + tag + ' ' + name + '=' + value.slice(0, 80);
      if (/^on|hostile|^srcdoc$|^http-equiv$|^style$/.test(name) && (name !== 'style' || /hostile|expression|script/i.test(value)))
        objections.add(shown);
      if (ADDRESSES.includes(name) && !HARMLESS.test(value.replace(/[\\t\\n\\r]/g, '').trim())) objections.add(shown);
      if (ADDRESSES.includes(name) && name !== 'href' && /hostile/.test(value)) objections.add(shown);
      if (name === 'href' && tag !== 'a' && /hostile/.test(value)) objections.add(shown);
    }
  }
  const shown = page.documentElement.outerHTML.split('hostile').length - 1;
  return { elements, scripts, objections: [...objections], shown };
}`;

/** The page as a browser understands it. */
export function skeletonOf(browserPage: Page, html: string): Promise<Skeleton> {
  return browserPage.evaluate<Skeleton>(`(${READ})(${JSON.stringify(html)})`);
}

/** These pages as they are at this moment, by address. */
export async function skeletonsOf(
  site: FreshSite,
  reader: Page,
  paths: readonly string[],
  languages: readonly Language[],
): Promise<Map<string, Skeleton>> {
  const addresses = paths.flatMap((path) => languages.map((language) => addressIn(language, path)));
  const pages = await site.pages(addresses);
  const read = new Map<string, Skeleton>();
  for (const [index, each] of addresses.entries())
    read.set(each, await skeletonOf(reader, pages[index] ?? ''));
  return read;
}

/** What hostile texts have changed in a page beside its words. `mayDiffer` are elements that Markdown makes. */
export function changedBy(
  hostile: Skeleton,
  harmless: Skeleton,
  mayDiffer: readonly string[] = [],
): string[] {
  const tags = new Set([...Object.keys(hostile.elements), ...Object.keys(harmless.elements)]);
  const counted = [...tags]
    .filter((tag) => !mayDiffer.includes(tag) && hostile.elements[tag] !== harmless.elements[tag])
    .map((tag) => `${hostile.elements[tag] ?? 0} × <${tag}> in the place of ${harmless.elements[tag] ?? 0}`);
  const scripts = hostile.scripts.filter((script) => !harmless.scripts.includes(script));
  return [...hostile.objections, ...counted, ...scripts.map((script) => `script ${script}`)];
}
