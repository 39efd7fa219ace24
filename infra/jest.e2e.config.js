import { globSync, readFileSync } from 'node:fs';
import { infraTests } from './test/jest-preset.js';

/** What a file imports that measures how far things move while a page is loading. */
const MEASURE = /\blayoutShift\b|support\/walk\.ts/;

/** On a machine that has other work too, a font may come so late that things move: such files run alone. */
const measuring = globSync('e2e/**/*.e2e-spec.ts', { cwd: import.meta.dirname }).filter((file) =>
  MEASURE.test(readFileSync(new URL(file, import.meta.url), 'utf8')),
);

const { testTimeout, ...files } = infraTests('e2e');
const project = { ...files, setupFilesAfterEnv: ['<rootDir>/infra/test/second-try.js'] };

export default {
  testTimeout,
  /** Most of a file's time is waiting: two at a time keep two processors at work. */
  maxWorkers: 2,
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
