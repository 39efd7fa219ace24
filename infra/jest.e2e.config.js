import { globSync, readFileSync } from 'node:fs';
import { infraTests } from './test/jest-preset.js';

/** Walks through all pages, several at a time, and measures how far things move: enough work for the machine by itself. */
const walking = globSync('e2e/**/*.e2e-spec.ts', { cwd: import.meta.dirname }).filter((file) =>
  readFileSync(new URL(file, import.meta.url), 'utf8').includes('support/walk.ts'),
);

const { testTimeout, ...tests } = infraTests('e2e');
const project = {
  ...tests,
  globalSetup: '<rootDir>/infra/e2e/support/global-setup.mjs',
  globalTeardown: '<rootDir>/infra/e2e/support/global-teardown.mjs',
};

export default {
  testTimeout,
  /** Much of a file's time is waiting: four at a time keep two processors at work, three left a sixth of it unused. */
  maxWorkers: 4,
  testSequencer: '<rootDir>/e2e/support/longest-first.js',
  projects: [
    { ...project, testPathIgnorePatterns: walking.map((file) => `/infra/${file}$`) },
    {
      ...project,
      displayName: 'e2e, alone',
      testMatch: walking.map((file) => `<rootDir>/infra/${file}`),
      runner: '<rootDir>/infra/e2e/support/serial-runner.js',
    },
  ],
};
