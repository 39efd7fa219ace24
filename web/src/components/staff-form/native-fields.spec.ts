import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.resolve(__dirname, '../..');
const NATIVE = /type(?:=|: )["'](?:date|time|datetime-local|month|week)["']/;
/** For visitors, whose browser speaks their language, and without scripts. */
const FOR_VISITORS = [
  'features/appointment/components/move-appointment.tsx',
  'features/booking/components/when-choice.tsx',
];

const sources = globSync('**/*.tsx', { cwd: SOURCES }).filter((file) => !file.includes('.spec.'));
const filesWith = (pattern: RegExp) =>
  sources.filter((file) => pattern.test(readFileSync(path.join(SOURCES, file), 'utf8'))).sort();

describe('fields for days and times', () => {
  it('of the browser, which speak its language, are in no form of the panel', () => {
    expect(filesWith(NATIVE)).toEqual(FOR_VISITORS);
  });
});

describe('file choosers', () => {
  it('have one component, with words of ours in place of the browser’s', () => {
    expect(filesWith(/type=["']file["']/)).toEqual(['components/ui/file-button.tsx']);
  });
});
