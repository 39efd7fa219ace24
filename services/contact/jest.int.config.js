import { serviceTests } from '../../jest.preset.js';

/** Its files wait longest: for mails, and for jobs that are tried again. */
export default { ...serviceTests('integration'), maxWorkers: 3 };
