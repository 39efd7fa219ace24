import type { Clock } from 'pg-boss';

/**
 * The time since the start of the process, which goes on when the clock of the machine is put. A worker of pg-boss that is at
 * work when the clock goes back by an hour would otherwise do nothing until the hour has come again.
 */
export const STEADY_CLOCK: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (run, ms) => setInterval(run, ms),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
};
