import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react()],
  resolve: { dedupe: ['react', 'react-dom'] },
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    reportCompressedSize: false,
    // The Content-Security-Policy forbids data: scripts, and small files compress badly on their own.
    assetsInlineLimit: 0,
    ...(!isSsrBuild && { rolldownOptions: { input: 'src/app/entry-client.tsx' } }),
  },
  // One self-contained file starts in a fraction of the time that loading Chakra module by module takes.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
}));
