/** @jest-environment node */
// oxlint-disable no-underscore-dangle -- MDN calls it so
import { expect, it } from '@jest/globals';
import bcd, { type Identifier } from '@mdn/browser-compat-data';
import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import { type AtRule, type ChildNode, type Declaration, type Node, parse } from 'postcss';
import { gapsOf } from '../../floor-gaps.ts';
import { BASE_STYLES, COLOR_SCHEME_CSS, renderPage } from '../app/entry-server.tsx';
import { PAGES } from '../app/pages.ts';
import { SITE_CONTENT } from '../testing/site-content.ts';

/** What some browser of the floor does without, and what its visitor sees then. Whoever adds a line has looked. */
const MAY_BE_MISSING: Record<string, string> = {
  ':has':
    'the page scrolls behind a window; some rings around the focus, and the frame of a chosen service with a tick',
  ':selection': 'the browser’s own colours',
  '@container': 'the layout of a narrow place',
  '@media (scripting)': 'what is said to visitors without scripts, until the page comes to life',
  '@page': 'paper keeps the margins of the browser',
  'align-content: start': 'nothing: it is missing in rows that wrap, not in grids',
  'backdrop-filter': 'the bar has its own ground',
  'break-after: avoid': 'on paper, a heading at the foot of a page',
  'color-mix()': 'a frame in the colour of the words; no ground under the pointer',
  'contain-intrinsic-size': 'nothing: goes with content-visibility',
  'container-type': 'nothing: goes with @container',
  'content-visibility': 'the same, later',
  cursor: 'nothing: there is no pointer on a telephone',
  hyphens: 'long words broken without a hyphen',
  orphans: 'on paper, single lines',
  'overscroll-behavior': 'the page moves when a window is at its end',
  'overscroll-behavior-x': 'the page moves when a row is at its end',
  resize: 'a field that keeps its size',
  'scrollbar-width': 'nothing: there is the prefixed one as well',
  'text-wrap': 'lines of different lengths',
  'user-select': 'nothing: there is the prefixed one as well',
  widows: 'on paper, single lines',
};

const { properties, selectors, types, 'at-rules': atRules } = bcd.css;
/** Units by what they are measured by, as MDN groups them. */
const UNITS: [unit: RegExp, compat: Identifier | undefined][] = [
  [/\d(?:cq\w+)\b/, types?.['length']?.['container_query_length_units']],
  [/\ddv[hwib]\b/, types?.['length']?.['viewport_percentage_units_dynamic']],
  [/\dsv[hwib]\b/, types?.['length']?.['viewport_percentage_units_small']],
  [/\dlv[hwib]\b/, types?.['length']?.['viewport_percentage_units_large']],
];
const functions = new Map<string, Identifier>();
collectFunctions(types ?? {});

function collectFunctions(group: Record<string, Identifier>): void {
  for (const [name, inside] of Object.entries(group)) {
    if (name === '__compat') continue;
    if (inside.__compat && !functions.has(name)) functions.set(name, inside);
    collectFunctions(inside);
  }
}

type Used = [feature: string, compat: Identifier | undefined];

function* usedBy(node: ChildNode): Generator<Used> {
  if (isAskedFor(node)) return;
  if (node.type === 'decl') yield* usedByDeclaration(node);
  if (node.type === 'atrule') yield* usedByAtRule(node);
  if (node.type === 'rule') {
    for (const [, name = ''] of node.selector.matchAll(/:([a-z][a-z-]+)/g))
      yield [`:${name}`, selectors?.[name]];
  }
}

function* usedByDeclaration({ prop, value }: Declaration): Generator<Used> {
  if (prop.startsWith('-webkit-') || prop.startsWith('-moz-')) return; // written for who has it
  const property = properties?.[prop];
  if (gapsOf(property?.__compat).length > 0) yield [prop, property];
  else if (prop === 'cursor') yield [prop, property?.['pointer']];
  else for (const word of value.split(/[\s,()]+/)) yield [`${prop}: ${word}`, property?.[word]];
  for (const [, name = ''] of value.matchAll(/([a-z-]+)\(/g)) yield [`${name}()`, functions.get(name)];
  for (const [unit, compat] of UNITS)
    if (unit.test(value)) yield [String(unit.exec(value)?.[0].slice(1)), compat];
}

function* usedByAtRule({ name, params }: AtRule): Generator<Used> {
  const rule = atRules?.[name];
  yield [`@${name}`, rule];
  for (const [, feature = ''] of params.matchAll(/\(([a-z-]+)/g))
    yield [`@${name} (${feature})`, rule?.[feature]];
}

/** Within `@supports`, which has something else before it for the others. */
function isAskedFor({ parent }: Node): boolean {
  if (!parent) return false;
  return (parent.type === 'atrule' && (parent as AtRule).name === 'supports') || isAskedFor(parent);
}

async function allStyles(): Promise<string[]> {
  const state = {
    language: 'de' as const,
    base: '',
    garage: DEFAULT_GARAGE,
    closures: [],
    renderedAt: '2026-11-23T09:00:00Z',
    content: SITE_CONTENT,
  };
  const pages = await Promise.all(PAGES.map(({ path }) => renderPage(path, state)));
  const elements = [BASE_STYLES, ...pages.map(({ styles }) => styles)].join('');
  return [
    COLOR_SCHEME_CSS,
    ...[...elements.matchAll(/<style[^>]*>(.*?)<\/style>/g)].map(([, css = '']) => css),
  ];
}

it('no page needs a style that browsers of the floor do not know', async () => {
  const missing = new Set<string>();
  for (const css of await allStyles()) {
    parse(css).walk((node) => {
      for (const [feature, compat] of usedBy(node)) {
        if (gapsOf(compat?.__compat).length > 0) missing.add(feature);
      }
    });
  }
  expect([...missing].toSorted()).toEqual(Object.keys(MAY_BE_MISSING));
});
