import { infraTests } from './test/jest-preset.js';

export default infraTests('e2e');
