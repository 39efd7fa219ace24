import { readdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LANGUAGES } from '@garage/contracts/languages';
import type { SiteModule } from '../pages/site.ts';
import type { Manifest } from './manifest.ts';
import { assetsFromManifest } from './manifest.ts';

const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest|txt|xml|ico)$/;
/** JavaScript of a public page: what every visitor loads, and what a visitor who does something loads. */
const BUDGET_AT_FIRST_KB = 5;
const BUDGET_WHEN_USED_KB = 140;

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
function kilobytesOf(path: string): { atFirst: number; whenUsed: number } {
  const perLanguage = LANGUAGES.map((language) => {
    const { entry, modules } = assets(pageSources(path, language));
    return { atFirst: kilobytes([entry]), whenUsed: kilobytes([entry, ...modules]) };
  });
  return (
    perLanguage.toSorted((one, other) => other.whenUsed - one.whenUsed)[0] ?? { atFirst: 0, whenUsed: 0 }
  );
}

for (const path of PAGE_PATHS) {
  const { atFirst, whenUsed } = kilobytesOf(path);
  process.stdout.write(
    `${path}: JavaScript ${atFirst.toFixed(1)} KB at first, ${whenUsed.toFixed(1)} KB once used (gzip)\n`,
  );
  if (atFirst > BUDGET_AT_FIRST_KB || whenUsed > BUDGET_WHEN_USED_KB) {
    process.stderr.write(`${path} needs more than ${BUDGET_AT_FIRST_KB} or ${BUDGET_WHEN_USED_KB} KB.\n`);
    process.exitCode = 1;
  }
}
