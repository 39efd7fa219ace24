import { expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packageVersion } from './package-version.ts';

it('the version of a service is that of the whole, which a release writes, and not its own', () => {
  const product = mkdtempSync(path.join(tmpdir(), 'garage-version-'));
  const service = path.join(product, 'services/auth');
  mkdirSync(service, { recursive: true });
  writeFileSync(path.join(product, 'package.json'), '{ "version": "1.2.3" }');
  writeFileSync(path.join(service, 'package.json'), '{ "version": "0.1.0" }');
  const before = process.cwd();
  process.chdir(service);
  try {
    expect(packageVersion()).toBe('1.2.3');
  } finally {
    process.chdir(before);
    rmSync(product, { recursive: true });
  }
});
