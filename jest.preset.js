/**
 * Jest settings shared by the NestJS services: ESM, compiled by SWC with the decorator metadata
 * that dependency injection, TypeORM and the validation pipe read. Workspace packages resolve to
 * their sources, so a test needs no build.
 *
 * @param {'unit' | 'integration'} kind `*.spec.ts` runs alone; `*.int-spec.ts` gets real Postgres and Redis.
 */
export function serviceTests(kind) {
  const integration = kind === 'integration';
  return {
    displayName: kind,
    testEnvironment: 'node',
    testTimeout: 120_000, // a busy machine is no failure, only a standstill is
    testMatch: [integration ? '<rootDir>/src/**/*.int-spec.ts' : '<rootDir>/src/**/*.spec.ts'],
    extensionsToTreatAsEsm: ['.ts'],
    moduleNameMapper: {
      '^@garage/(contracts|shared)/(.*)$': '<rootDir>/../$1/src/$2.ts',
      '^(\\.{1,2}/.*)\\.js$': '$1',
    },
    transform: {
      '^.+\\.ts$': [
        '@swc/jest',
        {
          module: { type: 'es6' },
          jsc: {
            target: 'es2023',
            keepClassNames: true,
            experimental: { keepImportAttributes: true },
            parser: { syntax: 'typescript', decorators: true, importAttributes: true },
            transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
          },
        },
      ],
    },
    ...(integration && {
      // Each file has a database of its own, and much of its time is waiting.
      maxWorkers: 3,
      globalSetup: '<rootDir>/../shared/testing/global-setup.mjs',
      globalTeardown: '<rootDir>/../shared/testing/global-teardown.mjs',
    }),
  };
}
