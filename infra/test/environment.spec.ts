import { expect, it } from '@jest/globals';
import WorkerEnvironment from './environment.js';

/** What Jest hands over, as far as it is read. */
const HANDED_OVER = [
  { globalConfig: {}, projectConfig: { globals: {}, testEnvironmentOptions: {}, fakeTimers: {} } },
  {},
] as unknown as ConstructorParameters<typeof WorkerEnvironment>;

it('the test environment listens for the end of Jest while a file is tested, and then lets its worker end', async () => {
  const before = process.listenerCount('disconnect');
  const environment = new WorkerEnvironment(...HANDED_OVER);
  await environment.setup();
  expect(process.listenerCount('disconnect')).toBe(before + 1);
  await environment.teardown();
  expect(process.listenerCount('disconnect')).toBe(before);
});
