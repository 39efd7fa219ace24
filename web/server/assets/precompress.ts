import { readdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LANGUAGES } from '@garage/contracts/languages';
import type { SiteModule } from '../pages/site.ts';
import type { Manifest } from './manifest.ts';
import { assetsFromManifest } from './manifest.ts';

const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest|txt|xml|ico)$/;
/**
 * JavaScript of a public page: what starts the rest, and all that the page names. Libraries come as they are and
 * make 125 KB of it: React 63, Chakra and Emotion 30, i18next 16, the router 15.
 */
const BUDGET_FIRST_KB = 3;
const BUDGET_KB = 165;

const client = resolve(import.meta.dirname, '../../dist/client');
const sizes = new Map<string, number>();

for (const entry of await readdir(client, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
  const path = `${entry.parentPath}/${entry.name}`;
  const bytes = await readFile(path);
  const gzip = gzipSync(bytes, { level: 9 });
  sizes.set(path.slice(client.length), gzip.length);
  if (bytes.length < 512) continue;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${path}.gz`, gzip);
  await writeFile(`${path}.br`, brotliCompressSync(bytes, { params: quality }));
}

const manifest = JSON.parse(await readFile(`${client}/.vite/manifest.json`, 'utf8')) as Manifest;
const assets = assetsFromManifest(manifest);
const kilobytes = (files: string[]) => files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0) / 1000;

const { PAGE_PATHS, pageSources } = (await import(
  pathToFileURL(resolve(client, '../server/entry-server.js')).href
)) as SiteModule;

/** In the language whose texts are longest. */
function kilobytesOf(path: string): { first: number; all: number; files: number } {
  const perLanguage = LANGUAGES.map((language) => {
    const { entry, modules } = assets(pageSources(path, language));
    const files = [entry, ...modules];
    return { first: kilobytes([entry]), all: kilobytes(files), files: files.length };
  });
  return perLanguage.reduce((most, one) => (one.all > most.all ? one : most));
}

for (const path of PAGE_PATHS) {
  const { first, all, files } = kilobytesOf(path);
  process.stdout.write(
    `${path}: JavaScript ${first.toFixed(1)} KB at first, ${all.toFixed(1)} KB in ${files} files (gzip)\n`,
  );
  if (first > BUDGET_FIRST_KB || all > BUDGET_KB) {
    process.stderr.write(`${path} needs more than ${BUDGET_FIRST_KB} or ${BUDGET_KB} KB.\n`);
    process.exitCode = 1;
  }
}
