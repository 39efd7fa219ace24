import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BROWSER_FLOOR } from './browser-floor.ts';
import { isShared } from './shared-modules.ts';

/** What every page needs from outside; the staff area's own libraries stay in its chunk. */
const FRAMEWORK = /node_modules\/(?:react-dom|scheduler|react-router|react-router-dom|i18next)\//;
/** Smaller, so it comes first, and is evaluated while the framework comes. */
const STYLES =
  /node_modules\/(?:react|@emotion|stylis|@pandacss|@chakra-ui\/react\/dist\/esm\/styled-system)\/(?!create-slot-recipe-context)|\/src\/theme\/system\.ts/;

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react()],
  resolve: { dedupe: ['react', 'react-dom'] },
  build: {
    target: isSsrBuild ? 'es2023' : BROWSER_FLOOR,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    reportCompressedSize: false,
    // The Content-Security-Policy forbids data: scripts, and small files compress badly on their own.
    assetsInlineLimit: 0,
    // The first page names its files itself (`entry-client.ts`), and later ones share nearly all of them: 1.5 KB.
    modulePreload: false,
    // For the reason that `services/shared/rolldown.config.ts` has: the web server holds 2 MiB less.
    ...(isSsrBuild && { rolldownOptions: { output: { charset: 'ascii' } } }),
    ...(!isSsrBuild && {
      rolldownOptions: {
        input: 'src/app/entry-client.ts',
        output: {
          // Chromium then compiles all of a file beside the page, while it is fetched, and not each function when it is called.
          postBanner: '//# allFunctionsCalledOnLoad',
          codeSplitting: {
            // Few large files come sooner than many small ones. A page needs these and its own.
            groups: [
              { name: 'entry', tags: ['$initial'], priority: 4 },
              { name: 'styles', test: STYLES, priority: 3 },
              { name: 'framework', test: FRAMEWORK, priority: 2 },
              {
                debugName: 'texts',
                name: (id) => `texts-${basename(id, '.ts')}`,
                test: /\/src\/app\/i18n\/[a-z]{2}\.ts$/,
                priority: 1,
              },
              {
                debugName: 'site',
                name: (id, graph) => (isShared(id, graph) ? 'site' : null),
                test: /\/(?:web\/src|contracts\/dist)\//,
              },
            ],
          },
        },
        treeshake: {
          // Emotion imports it for an API that nobody calls; being CommonJS it would stay in the bundle.
          moduleSideEffects: (id: string) => !/hoist-non-react-statics|react-is/.test(id),
          manualPureFunctions: ['createContext', 'forwardRef', 'memo'],
        },
      },
    }),
  },
  // One self-contained file starts in a fraction of the time that loading Chakra module by module takes.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
}));
