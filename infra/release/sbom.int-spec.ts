import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

interface Component {
  version: string;
  purl: string;
  hashes?: { alg: string }[];
}

interface Bill {
  bomFormat: string;
  metadata: { component: { name: string; version: string } };
  components: Component[];
}

let bill: Bill;
let components: Map<string, Component>;

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
}

beforeAll(() => {
  const printed = execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: ROOT, encoding: 'utf8' });
  const [file = ''] = /^release\/\S+\.cdx\.json/.exec(printed) ?? [];
  bill = readJson(file) as Bill;
  components = new Map(bill.components.map((component) => [nameOf(component), component]));
});

/** Of our own parts npm takes the folder for the name; the address of the package is right. */
function nameOf({ purl }: Component): string {
  return decodeURIComponent(purl.replace(/^pkg:npm\//, '').replace(/@[^@]*$/, ''));
}

describe('the bill of materials', () => {
  it('is CycloneDX about this version', () => {
    const { name, version } = readJson('package.json') as { name: string; version: string };
    expect(bill.bomFormat).toBe('CycloneDX');
    expect(bill.metadata.component).toMatchObject({ name, version });
  });

  it('holds everything that a part needs to run, in the version that is installed', () => {
    for (const manifest of globSync('{services/*,web}/package.json', { cwd: ROOT })) {
      const { dependencies = {} } = readJson(manifest) as { dependencies?: Record<string, string> };
      for (const [name, version] of Object.entries(dependencies)) {
        expect([manifest, name, components.get(name)?.version]).toEqual([manifest, name, version]);
      }
    }
  });

  it('holds what browsers are served in one file with our own code', () => {
    for (const name of ['react', 'react-dom', 'react-router-dom', '@chakra-ui/react', 'i18next']) {
      expect([name, components.has(name)]).toEqual([name, true]);
    }
  });

  it('leaves out what only tests and builds need', () => {
    for (const name of ['jest', 'nx', 'oxlint', 'playwright-core', 'typescript']) {
      expect([name, components.has(name)]).toEqual([name, false]);
    }
  });

  it('says of every package from outside where it comes from and what its bytes are', () => {
    const foreign = bill.components.filter((component) => !nameOf(component).startsWith('@garage/'));
    expect(foreign.length).toBeGreaterThan(100);
    for (const { purl, hashes } of foreign) {
      expect([purl, hashes?.length]).toEqual([expect.stringMatching(/^pkg:npm\//), 1]);
    }
  });
});
