import { TestEnvironment } from 'jest-environment-node'; // comes with Jest: its own

/**
 * A worker whose Jest is gone would test on for nobody. It ends instead, and with it what its tests have started (`tied`).
 * Tests get a copy of the process, which hears nothing of this; the environment has the real one. It listens for the time
 * of a file only: listening keeps a worker from ending when all is tested.
 */
export default class WorkerEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    process.once('disconnect', end);
  }

  async teardown() {
    process.off('disconnect', end);
    await super.teardown();
  }
}

function end() {
  process.exit(1);
}
