import { readdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Manifest } from './manifest.ts';
import { assetsFromManifest } from './manifest.ts';

const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest|txt|xml|ico)$/;
/** First-load JavaScript of a public page, compressed with gzip. */
const BUDGET_KB = 140;

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
const pages = Object.keys(manifest).filter((source) => /^src\/pages\/.*-page\.tsx$/.test(source));
const lines = pages.map((page) => {
  const { entry, preload } = assets([page, 'src/app/i18n/de.ts']);
  const bytes = [entry, ...preload].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
  return { page, kilobytes: bytes / 1000 };
});
for (const { page, kilobytes } of lines) {
  process.stdout.write(`${page}: ${kilobytes.toFixed(1)} KB JavaScript on first load (gzip)\n`);
}
if (lines.some(({ kilobytes }) => kilobytes > BUDGET_KB)) {
  process.stderr.write(`A public page needs more than ${BUDGET_KB} KB of JavaScript.\n`);
  process.exitCode = 1;
}
