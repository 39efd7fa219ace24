// npm leaves optional packages of other platforms out of the lock file when a registry does not
// offer them, and `npm ci` then refuses the lock ("Missing: … from lock file"). This adds those
// entries back. Run through `npm run lock` after every change of a dependency.
import { readFileSync, writeFileSync } from 'node:fs';

const lockFile = process.argv[2] ?? 'package-lock.json';
const lock = JSON.parse(readFileSync(lockFile, 'utf8'));
const packages = lock.packages;

/** The limits (`os`, `cpu`, `libc`) that a platform package's name stands for. */
function platformOf(name) {
  const base = name.split('/').pop();
  const os =
    /darwin/.exec(base)?.[0] ??
    (/win32|windows/.test(base)
      ? 'win32'
      : /freebsd|android|openbsd|netbsd|sunos|aix|openharmony|linux/.exec(base)?.[0]);
  const cpu =
    [
      ['wasm32', /wasm32/],
      ['arm64', /arm64|aarch64/],
      ['arm', /arm/],
      ['x64', /x64|x86_64/],
      ['ia32', /ia32|i686/],
    ].find(([, pattern]) => pattern.test(base))?.[0] ??
    /ppc64|s390x|riscv64|loong64|mips64el/.exec(base)?.[0];
  const libc = /musl/.test(base) ? 'musl' : /linux/.test(base) && /gnu/.test(base) ? 'glibc' : undefined;
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }) };
}

/** Where Node would find `dependency` from the package at `path`; null when the lock lacks it. */
function resolve(path, dependency) {
  let at = path;
  for (;;) {
    const key = `${at ? `${at}/` : ''}node_modules/${dependency}`;
    if (packages[key]) return key;
    if (!at) return null;
    at = at.includes('/node_modules/') ? at.slice(0, at.lastIndexOf('/node_modules/')) : '';
  }
}

let added = 0;
for (const [path, entry] of Object.entries({ ...packages })) {
  for (const [dependency, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (resolve(path, dependency)) continue;
    const version = /\d+\.\d+\.\d+[^\s|]*/.exec(range)?.[0];
    const limits = platformOf(dependency);
    if (!version || (!limits.os && !limits.cpu)) {
      console.warn(`skipped ${dependency}@${range} of ${path}: not recognised as a platform package`);
      continue;
    }
    const nested = packages[`node_modules/${dependency}`] !== undefined;
    packages[nested ? `${path}/node_modules/${dependency}` : `node_modules/${dependency}`] = {
      version,
      ...limits,
      ...(entry.dev && { dev: true }),
      optional: true,
    };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`lock file: ${added} platform entries added`);
