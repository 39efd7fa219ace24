import { infraTests } from './test/jest-preset.js';

export default infraTests('gateway');
