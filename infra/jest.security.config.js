import { infraTests } from './test/jest-preset.js';

/** Names of tests are printed, and with them the seed of the generated requests. */
export default { ...infraTests('security'), verbose: true };
