import { describe, expect, it } from '@jest/globals';
import { linesOf, ok, problem } from './finding.js';
import { judgeDisk } from './look-at-disk.js';
import de from './locales/doctor.de.json' with { type: 'json' };
import en from './locales/doctor.en.json' with { type: 'json' };

const names = (text: string) => new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));

describe('a finding', () => {
  it('is said in German and in English, with the same values', () => {
    for (const [key, text] of Object.entries(de)) {
      expect([key, names(en[key as keyof typeof en])]).toEqual([key, names(text)]);
    }
    expect(Object.keys(en)).toEqual(Object.keys(de));
  });

  it('stands out when something does not work', () => {
    expect(linesOf(problem('nameUnknown', { host: 'garage.example' }))).toMatch(
      /^STOP {2}Den Namen garage\.example /,
    );
    expect(linesOf(ok('sessions', { milliseconds: 3 }))).toBe(
      '  ok  Redis antwortet in 3 ms.\n      Redis answers within 3 ms.\n',
    );
  });
});

describe('a disk', () => {
  const GIB = 1024 ** 3;

  it.each([
    [100, 200, 'ok', { free: '100.0', percent: 50 }],
    [19, 200, 'warning', { free: '19.0', percent: 10 }],
    [0.4, 2, 'problem', { free: '0.4', percent: 20 }],
  ])('with %d of %d GiB free is %s', (free, size, state, values) => {
    expect(judgeDisk({ free: free * GIB, size: size * GIB })).toMatchObject({ state, values });
  });
});
