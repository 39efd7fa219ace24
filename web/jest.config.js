const swc = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', tsx: true, importAttributes: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

const common = {
  displayName: 'web',
  setupFiles: ['<rootDir>/src/testing/browser-gaps.cjs'],
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup-of-pages.cjs'],
  moduleNameMapper: {
    '^@garage/contracts/(.*)$': '<rootDir>/../services/contracts/src/$1.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: { '^.+\\.(ts|tsx|js|mjs)$': ['@swc/jest', swc] },
  // Packages that come as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(?:cookie|p-limit|yocto-queue)/)'],
};

export default {
  testTimeout: 120_000, // a busy machine is no failure, only a standstill is
  maxWorkers: '100%', // Jest alone would leave a processor free, which is half of a machine with two
  projects: [
    // A page costs each of them a second: whoever needs one says `@jest-environment jsdom` in its first line.
    { ...common, testEnvironment: 'node', testMatch: ['<rootDir>/{src,server}/**/*.{spec,int-spec}.ts'] },
    { ...common, testEnvironment: 'jsdom', testMatch: ['<rootDir>/src/**/*.spec.tsx'] },
  ],
};
