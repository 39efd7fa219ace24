/** @jest-environment node */
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { describe, expect, it } from '@jest/globals';
import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import { BASE_STYLES, renderPage } from '../app/entry-server.tsx';
import { SITE_CONTENT } from '../testing/site-content.ts';
import { PAGES } from '../app/pages.ts';
import { elementStyles } from './element-styles.ts';
import { printStyles } from './print-styles.ts';
import { reset } from './reset.ts';
import { SCALES } from './scales.ts';

const utilities = Object.entries(defaultBaseConfig.utilities ?? {});
const shorthands = utilities.flatMap(([, utility]) => utility?.shorthand ?? []);
/** Names that Chakra would have taken as styles and that are no HTML attributes. */
const styleProps = new Set([...shorthands, 'srOnly', 'textStyle', 'layerStyle', 'colorPalette', 'divideY']);

const NAMES = new Set(Object.values(SCALES).flatMap((scale) => Object.keys(scale)));
const CSS_WORDS = new Set(['none', 'normal']);

function isName(property: string, value: string): boolean {
  if (!Number.isNaN(Number(value)))
    return /^(?:margin|padding|inset|gap|width|height)/.test(property) && Number(value) !== 0;
  return property !== 'position' && NAMES.has(value) && !CSS_WORDS.has(value);
}

const state = {
  language: 'de' as const,
  base: '',
  garage: DEFAULT_GARAGE,
  closures: [],
  renderedAt: '2026-11-23T09:00:00Z',
  content: SITE_CONTENT,
};

describe.each([...PAGES.map(({ path }) => path.replace(':service', '1')), '/unknown'])('%s', (path) => {
  it('uses no style property that our small Chakra base does not know', async () => {
    const { html } = await renderPage(path, state);
    const attributes = [...html.matchAll(/ ([\w-]+)="/g)].map(([, name = '']) => name);
    expect(attributes.length).toBeGreaterThan(50);
    expect(attributes.filter((name) => styleProps.has(name))).toEqual([]);
  });

  it('writes styles that a browser understands', async () => {
    const { styles } = await renderPage(path, state);
    const properties = new Set([...styles.matchAll(/[;{]([\w-]+):/g)].map(([, name = '']) => name));
    expect(properties.has('background')).toBe(true);
    expect([...properties].filter((name) => styleProps.has(name))).toEqual([]);
    // A measure that is not known stays a name, or a number without a unit.
    const declarations = [...styles.matchAll(/[;{]([\w-]+):([^;{}]+)/g)];
    expect(declarations.length).toBeGreaterThan(50);
    expect(declarations.filter(([, property = '', value = '']) => isName(property, value))).toEqual([]);
    // A condition that is not known stays in the selector; a token that is not known stays as written.
    expect(styles).not.toMatch(/_(?:hover|active|focus|disabled|dark|light|before|after)\b/);
    expect(styles).not.toMatch(/:(?:fg|bg|brand|border)\.[a-z]+[;}]/);
    expect(styles.split('{')).toHaveLength(styles.split('}').length);
  });
});

it('a page begins with a whole style sheet: the order of layers, then reset, elements and colours in theirs', () => {
  const [order = '', base = ''] = [...BASE_STYLES.matchAll(/<style[^>]*>(.*?)<\/style>/g)].map(
    ([, css = '']) => css,
  );
  expect(order).toBe('@layer reset,base,tokens,recipes;');
  expect(base).toMatch(
    /^@layer base\{.*\*\{margin:0;.*\.button\{.*\}@layer tokens\{:where\(html, \[data-stage\]\)\{--chakra-colors-white:/,
  );
  expect(base.split('{')).toHaveLength(base.split('}').length);
});

it('every style of an element is there once: the later of two with one name would take the earlier away', () => {
  const names = [reset, elementStyles, printStyles].flatMap((styles) => Object.keys(styles));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
