import { globSync, readFileSync } from 'node:fs';
import { infraTests } from './test/jest-preset.js';

/** What a file imports that measures how far things move while a page is loading. */
const MEASURE = /\blayoutShift\b|support\/walk\.ts/;

/** On a machine that has other work too, a font may come so late that things move: such files run alone. */
const measuring = globSync('e2e/**/*.e2e-spec.ts', { cwd: import.meta.dirname }).filter((file) =>
  MEASURE.test(readFileSync(new URL(file, import.meta.url), 'utf8')),
);

const { testTimeout, ...project } = infraTests('e2e');

export default {
  testTimeout,
  /** Half of a file's time is waiting: three at a time keep two processors at work. */
  maxWorkers: 3,
  projects: [
    { ...project, testPathIgnorePatterns: measuring.map((file) => `/infra/${file}$`) },
    {
      ...project,
      displayName: 'e2e, alone',
      testMatch: measuring.map((file) => `<rootDir>/infra/${file}`),
      runner: '<rootDir>/infra/e2e/support/serial-runner.js',
    },
  ],
};
