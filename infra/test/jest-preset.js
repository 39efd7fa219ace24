/**
 * Jest settings of the infrastructure's own tests: ESM TypeScript that Node could run as it is.
 *
 * @param {'unit' | 'integration' | 'gateway' | 'e2e' | 'security'} kind Unit tests run alone; integration tests start
 * real databases and programs; gateway tests start nginx; security tests try the whole with what nobody would send.
 */
export function infraTests(kind) {
  const match = {
    unit: '<rootDir>/infra/{local,pictures,release,security,test,docker,bench,drills}/**/*.spec.ts',
    integration: '<rootDir>/infra/{local,database,release,test,docker}/**/*.int-spec.ts',
    e2e: '<rootDir>/infra/{e2e,security}/**/*.e2e-spec.ts',
    security: '<rootDir>/infra/security/**/*.{e2e,security}-spec.ts',
    gateway: '<rootDir>/gateway/**/*.spec.ts',
  };
  return {
    displayName: kind,
    rootDir: '..',
    testEnvironment: '<rootDir>/infra/test/environment.js',
    globalTeardown: '<rootDir>/infra/test/end-of-run.mjs',
    testMatch: [match[kind]],
    // Of the whole product in a browser, on a machine that has other work too, only a standstill is a failure.
    testTimeout: kind === 'e2e' ? 180_000 : 120_000,
    extensionsToTreatAsEsm: ['.ts'],
    moduleNameMapper: {
      '^@garage/contracts/(.*)$': '<rootDir>/services/contracts/src/$1.ts',
      // The contracts name their neighbours as they are called once compiled.
      '^(\\.{1,2}/.*)\\.js$': '$1',
    },
    transform: {
      '^.+\\.ts$': [
        '@swc/jest',
        { module: { type: 'es6' }, jsc: { target: 'es2023', parser: { syntax: 'typescript' } } },
      ],
    },
  };
}
