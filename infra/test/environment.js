import { TestEnvironment } from 'jest-environment-node'; // comes with Jest: its own

let isWatching = false;

/**
 * A worker whose Jest is gone would test on for nobody. It ends instead, and with it what its tests have started (`tied`).
 * Tests get a copy of the process, which hears nothing of this; the environment has the real one.
 */
export default class WorkerEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    if (isWatching) return;
    isWatching = true;
    process.once('disconnect', () => process.exit(1));
  }
}
