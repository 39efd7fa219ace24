// `npm run sbom`: what a release is made of, as CycloneDX. Nothing has to be installed.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Ignored by Git: what is in it is made anew for every release. */
const FOLDER = 'release';
const ARGUMENTS = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];

/**
 * Writes down the project as an installation without development has it. npm's own `--omit=dev` leaves out
 * whatever some workspace also needs for its tests, React among it.
 */
function writeShipped(folder) {
  const lock = readJson(path.join(ROOT, 'package-lock.json'));
  // What is optional besides is the compiler, which images leave out, too.
  const packages = Object.entries(lock.packages).filter(([, { dev, devOptional }]) => !dev && !devOptional);
  for (const [place, entry] of packages) {
    if (place.includes('node_modules')) continue;
    delete entry.devDependencies;
    const manifest = readJson(path.join(ROOT, place, 'package.json'));
    delete manifest.devDependencies;
    writeJson(path.join(folder, place, 'package.json'), manifest);
  }
  writeJson(path.join(folder, 'package-lock.json'), { ...lock, packages: Object.fromEntries(packages) });
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function writeJson(file, value) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

const { name, version } = readJson(path.join(ROOT, 'package.json'));
// npm takes the folder's name for the product's.
const parent = mkdtempSync(path.join(tmpdir(), 'sbom-'));
const shipped = path.join(parent, name);
try {
  writeShipped(shipped);
  const bill = JSON.parse(
    execFileSync('npm', ARGUMENTS, { cwd: shipped, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }),
  );
  const file = path.join(FOLDER, `${name}-${version}.cdx.json`);
  writeJson(path.join(ROOT, file), bill);
  console.log(`${file}: ${bill.components.length} packages`);
} finally {
  rmSync(parent, { recursive: true, force: true });
}
