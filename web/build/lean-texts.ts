import type { Plugin } from 'vite';

const I18NEXT = /i18next\/dist\/esm\/i18next\.js$/;

/** Methods that nobody calls, or only each other: here the texts of one language are given at once. */
const UNUSED_METHODS: Record<string, string[]> = {
  I18n: [
    'cloneInstance',
    'dir',
    'exists',
    'hasLoadedNamespace',
    'hydrate',
    'loadLanguages',
    'loadNamespaces',
    'reloadResources',
    'setDefaultNamespace',
    'toJSON',
    'use',
  ],
  Interpolator: ['nest'],
  ResourceStore: ['addResources', 'removeResourceBundle', 'toJSON'],
  Translator: ['exists'],
};

/** First lines of blocks that are never entered. */
const UNUSED_BLOCKS = [
  // Texts do not contain each other: `locales.spec.ts`.
  'if (opt.nest !== false)',
  // What is missing is reported by the same spec, not by the visitor's browser.
  'if (this.options.saveMissing) {',
  'const send = (l, k, specificDefaultValue)',
  'if (!this.checkedLoadedFor[',
  // The address says which language it is.
  'if (this.modules.languageDetector) {',
  'if (!this.options.resources || this.options.partialBundledLanguages) {',
];

const CUTS: [was: RegExp, becomes: string][] = [
  // Numbers and dates are formatted by the pages themselves.
  [/formatter = Formatter;/, ''],
  [/ +s\.backendConnector = new Connector\([\s\S]*?\n {6}\}\);\n/, ''],
  [/ +s\.utils = \{[\s\S]*?\n {6}\};\n/, ''],
  [/if \(!lng && this\.services\.languageDetector && !this[\s\S]*?(?=setLng\(lng\);)/, '{'],
  // One instance, made by us.
  [
    /const instance = I18n\.createInstance\(\);[\s\S]*$/,
    'export const createInstance = I18n.createInstance;',
  ],
];

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

function cut(code: string, was: RegExp, becomes: string): string {
  if (!was.test(code)) throw new Error(`i18next reads differently now; there is no ${was.source}`);
  return code.replace(was, becomes);
}

/** Up to the line that closes it, which is indented as its first is. */
function withoutBlock(code: string, firstLine: string): string {
  const block = new RegExp(
    String.raw`^( +)${escaped(firstLine)}[\s\S]*?\n\1\}(?: else \{\n([^\n]*)\n\1\})?.*\n`,
    'm',
  );
  return cut(code, block, '$2');
}

function withoutMethod(code: string, className: string, method: string): string {
  const before = String.raw`(^class ${className} [\s\S]*?\n)`;
  return cut(code, new RegExp(String.raw`${before}  ${method}\([\s\S]*?\n  \}\n`, 'm'), '$1');
}

/** Leaves out what i18next brings for every application and this one has no use for, 4 KB for every visitor. */
export function leanTexts(): Plugin {
  return {
    name: 'lean-texts',
    enforce: 'pre',
    transform(code, id) {
      if (!I18NEXT.test(id)) return null;
      let lean = CUTS.reduce((text, [was, becomes]) => cut(text, was, becomes), code);
      for (const firstLine of UNUSED_BLOCKS) lean = withoutBlock(lean, firstLine);
      for (const [className, methods] of Object.entries(UNUSED_METHODS)) {
        for (const method of methods) lean = withoutMethod(lean, className, method);
      }
      return lean;
    },
  };
}
