import { jest } from '@jest/globals';

// A browser on a busy machine is late now and then; what fails twice in a row is broken. The first failure is printed,
// and the summary names every test that needed its second try: one that is often there has a race to be found.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
