import type { Plugin } from 'vite';

const ROUTER = /react-router\/dist\/production\/[\w-]+\.mjs$/;

/**
 * What the bundler cannot know to be without effect, so that it would keep components and lists that nobody
 * uses, and with them all that they use: names for developers, calls that might do more than make one, and
 * classes, whose parent is looked up in React.
 */
const MARKED: [was: RegExp, becomes: string][] = [
  [/^\w+\.(?:displayName|contextType) = .*;$/gm, ''],
  [/(?<== )(?=React\w*\.(?:forwardRef|createContext|memo)\()/g, '/* @__PURE__ */ '],
  [
    /^(var \w+ErrorBoundary = )(class extends React\w*\.Component \{[\s\S]*?\n\});$/gm,
    '$1/* @__PURE__ */ (() => $2)();',
  ],
  [/^(var objectProtoNames\d* = )(.*);$/gm, '$1/* @__PURE__ */ (() => $2)();'],
];

/** Prefetching belongs to the router's framework mode, loaders and error elements to its data mode. */
const CUTS: [was: RegExp, becomes: string][] = [
  [/React\w*\.useContext\(DataRouter(?:State)?Context\)|dataRouterOpts\?\.state/g, 'null'],
  [/isDataRoute \? useNavigateStable\(\) : /g, ''],
  [/(?<=return )shouldPrefetch && !isAbsolute \? .* : (?=link;)/g, ''],
  [
    /(?<=let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = )usePrefetchBehavior\([^)]*\)/g,
    '[false, null, {}]',
  ],
];

/** Leaves out what the router brings for modes in which this site does not use it: 4 KB, or 1 KB packed, for every visitor. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    enforce: 'pre',
    transform(code, id) {
      if (!ROUTER.test(id)) return null;
      return [...MARKED, ...CUTS].reduce((text, [was, becomes]) => text.replaceAll(was, becomes), code);
    },
  };
}
