import { defineConfig } from 'oxlint';
import { IMPORT_RULES } from './infra/test/import-rules.ts';
import { FLOOR_RULES } from './web/floor-rules.ts';

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'import', 'react', 'jsx-a11y', 'jest', 'promise', 'node'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  env: { es2024: true, node: true },
  ignorePatterns: ['**/node_modules/**', '**/dist/**'],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-extraneous-class': 'off',
    'typescript/consistent-type-imports': 'off',
    'no-console': 'error',
    'no-await-in-loop': 'off',
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': 'off',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'typescript/no-unsafe-type-assertion': 'off',
    'node/no-process-env': 'error',
  },
  overrides: [
    ...IMPORT_RULES.filter(({ refused }) => refused.length > 0).map(({ files, who, may, refused }) => ({
      files: [...files],
      rules: {
        'no-restricted-imports': [
          'error' as const,
          {
            patterns: [
              { group: [...refused], message: `May import: ${may} (${who}; infra/test/import-rules.ts).` },
            ],
          },
        ],
      },
    })),
    {
      files: [
        '**/config/**',
        'infra/**',
        'web/vite.config.ts',
        'web/server/**',
        '**/*.spec.ts',
        '**/*.spec.tsx',
        '**/*.int-spec.ts',
        'services/shared/src/testing/**',
        'services/*/src/cli/**',
      ],
      rules: { 'node/no-process-env': 'off' },
    },
    {
      files: ['**/*.spec.ts', '**/*.int-spec.ts', '**/*.spec.tsx'],
      rules: { 'no-restricted-imports': 'off' },
    },
    {
      files: ['web/src/**'],
      excludeFiles: ['**/*.spec.ts', '**/*.spec.tsx', 'web/src/testing/**', 'web/src/app/entry-server.tsx'],
      rules: FLOOR_RULES,
    },
    {
      // Programs of the command line, whose output is what they are run for.
      files: ['infra/**'],
      rules: { 'no-console': 'off' },
    },
    {
      // The methods that copy came later than the oldest browsers that get scripts (`web/browser-floor.ts`).
      files: ['web/src/**'],
      rules: { 'unicorn/no-array-sort': 'off', 'unicorn/no-array-reverse': 'off' },
    },
  ],
});
