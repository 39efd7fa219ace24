import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { allCssProperties } from '@pandacss/is-valid-prop';
import type { Plugin } from 'vite';

const CSS_PROPERTIES = '@pandacss/is-valid-prop';
const ATTRIBUTES = '@emotion/is-prop-valid';
const PREFLIGHT = './preflight.js';
const EMOTION_CACHE = /@emotion\/cache\/dist\/emotion-cache\.browser\.esm\.js$/;
const PREFIX = '\0lean:';
const PREFIXER = 'var defaultStylisPlugins = [prefixer];';

const words = (text: string) => new Set(text.match(/[a-zA-Z]+/g) ?? []);

/** Every word of the source, so nothing is missed that is used. */
function wordsOf(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  return words(files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n'));
}

const setOf = (names: string[]) => `new Set(${JSON.stringify(names.join(','))}.split(','))`;

/** The package's list is one regular expression; its words are the names. */
function allAttributes(): Set<string> {
  return words(readFileSync(createRequire(import.meta.url).resolve(ATTRIBUTES), 'utf8'));
}

/**
 * Leaves out what Chakra and emotion bring for every site and this one does not need in the browser:
 * names of style properties and attributes that nobody writes, its reset, in whose place `reset.ts` stands,
 * and vendor prefixes, which `style-cache.ts` does not ask for.
 */
export function leanStyles(source: string): Plugin {
  const modules: Record<string, () => string> = {
    [PREFLIGHT]: () => 'export const createPreflight = () => ({});',
    [CSS_PROPERTIES]: () => {
      const used = wordsOf(source);
      return (
        `const used = ${setOf(allCssProperties.filter((name) => used.has(name)))};` +
        'export const isCssProperty = (name) => used.has(name) || /^--|[&@]/.test(name);'
      );
    },
    [ATTRIBUTES]: () => {
      const used = wordsOf(source);
      return (
        `const used = ${setOf([...allAttributes()].filter((name) => used.has(name)))};` +
        'export default (name) => used.has(name) || /^on[A-Z]|^(?:data|aria|x)-/.test(name);'
      );
    },
  };
  return {
    name: 'lean-styles',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === PREFLIGHT && !importer?.includes('@chakra-ui')) return null;
      return id in modules ? PREFIX + id : null;
    },
    load(id) {
      return id.startsWith(PREFIX) ? (modules[id.slice(PREFIX.length)]?.() ?? null) : null;
    },
    transform(code, id) {
      if (!EMOTION_CACHE.test(id)) return null;
      if (!code.includes(PREFIXER)) throw new Error('emotion writes its prefixes in another way now');
      return code.replace(PREFIXER, 'var defaultStylisPlugins = [];');
    },
  };
}
