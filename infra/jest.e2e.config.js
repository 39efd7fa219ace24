import { infraTests } from './test/jest-preset.js';

export default { ...infraTests('e2e'), setupFilesAfterEnv: ['<rootDir>/infra/test/second-try.js'] };
