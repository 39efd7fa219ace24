import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { newerVersion, releaseNotes } from './changelog.ts';

const BEFORE = `# Changelog

## Unreleased

- Mails wait for $& longer.

### Operators

Nothing to do.

## 0.1.0, 2026-11-23

- The first one.
`;
const DAY = new Date('2026-12-01T23:30:00Z');

describe('the changelog', () => {
  it('puts what was unreleased under the version and its day, letter by letter', () => {
    expect(releaseNotes(BEFORE, '0.2.0', DAY)).toBe(
      BEFORE.replace('## Unreleased\n', () => '## Unreleased\n\n## 0.2.0, 2026-12-01\n'),
    );
  });

  it('is not released without notes', () => {
    const released = releaseNotes(BEFORE, '0.2.0', DAY);
    expect(() => releaseNotes(released, '0.3.0', DAY)).toThrow('nothing under "## Unreleased"');
    expect(() => releaseNotes('# Changelog\n', '0.3.0', DAY)).toThrow('nothing under');
  });

  it('of this project has a place for the next release', () => {
    const own = readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8');
    expect(own).toMatch(/^## Unreleased$/m);
  });
});

describe('a version', () => {
  it.each([
    ['0.2.0', '0.1.9', true],
    ['0.10.0', '0.9.3', true],
    ['1.0.0', '0.9.9', true],
    ['0.1.0', '0.1.0', false],
    ['0.0.9', '0.1.0', false],
    ['0.9.0', '0.10.0', false],
    ['v0.2.0', '0.1.0', false],
    ['0.2', '0.1.0', false],
    ['0.2.0-beta', '0.1.0', false],
    ['', '0.1.0', false],
  ])('"%s" after %s: %s', (wanted, current, isNewer) => {
    expect(newerVersion(wanted, current)).toBe(isNewer);
  });
});
