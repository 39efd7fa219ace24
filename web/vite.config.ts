import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanRouter } from './build/lean-router.ts';
import { leanStyles } from './build/lean-styles.ts';
import { leanTexts } from './build/lean-texts.ts';

/** What every page needs from outside; the staff area's own libraries stay in its chunk. */
const FRAMEWORK =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|i18next|@emotion|stylis|@pandacss|@chakra-ui\/react\/dist\/esm\/styled-system)\/(?!create-slot-recipe-context)/;

/** The package's own production files, without the warnings for developers; its exports name only the others. */
const PRODUCTION_ROUTER = [
  { find: /^react-router$/, replacement: 'react-router/dist/production/index.mjs' },
  { find: /^react-router\/dom$/, replacement: 'react-router/dist/production/dom-export.mjs' },
].map(({ find, replacement }) => ({
  find,
  replacement: fileURLToPath(new URL(`../node_modules/${replacement}`, import.meta.url)),
}));

export default defineConfig(({ isSsrBuild, command }) => ({
  appType: 'custom',
  plugins: [
    react(),
    ...(command === 'build' && !isSsrBuild
      ? [leanRouter(), leanStyles(`${import.meta.dirname}/src`), leanTexts()]
      : []),
  ],
  resolve: { dedupe: ['react', 'react-dom'], alias: command === 'build' ? PRODUCTION_ROUTER : [] },
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    reportCompressedSize: false,
    // The Content-Security-Policy forbids data: scripts, and small files compress badly on their own.
    assetsInlineLimit: 0,
    // The first page names its files itself (`entry-client.ts`), and later ones share nearly all of them: 1.5 KB.
    modulePreload: false,
    ...(!isSsrBuild && {
      rolldownOptions: {
        input: 'src/app/entry-client.ts',
        output: {
          codeSplitting: {
            // One file compresses better than a dozen, and changes only when a library does.
            groups: [{ name: 'framework', test: FRAMEWORK }],
          },
        },
        // Emotion imports it for an API that nobody calls; being CommonJS it would stay in the bundle.
        treeshake: {
          moduleSideEffects: (id: string) => !/hoist-non-react-statics|react-is/.test(id),
          manualPureFunctions: ['createContext', 'forwardRef', 'memo'],
        },
      },
    }),
  },
  // One self-contained file starts in a fraction of the time that loading Chakra module by module takes.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
}));
