import { readFileSync, writeFileSync } from 'node:fs';

const SETTING = '/proc/sys/kernel/sched_autogroup_enabled';
const SESSIONS = '1';
const PROGRAMS = '0';

/**
 * Until it is disposed of, or we end, Linux shares the processor out among programs instead of sessions, as it does in
 * containers and for services anyway. Among sessions each connection of Postgres weighs as much as the whole site and
 * its readers do: on a busy machine a reader then waits a tenth of a second for a turn of its own, which looks as if the
 * site had taken so long. The setting is the machine's: whoever may not change it hears what its figures are worth.
 */
export function shareAmongPrograms(): Disposable {
  if (settingNow() !== SESSIONS) return { [Symbol.dispose]: () => {} };
  try {
    writeFileSync(SETTING, PROGRAMS);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`times are too long: only root can switch off kernel.sched_autogroup_enabled (${reason})`);
    return { [Symbol.dispose]: () => {} };
  }
  const putBack = () => writeFileSync(SETTING, SESSIONS);
  process.once('exit', putBack);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  return {
    [Symbol.dispose]: () => {
      process.off('exit', putBack);
      putBack();
    },
  };
}

function settingNow(): string | undefined {
  try {
    return readFileSync(SETTING, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined; // a system without it
    throw error;
  }
}
