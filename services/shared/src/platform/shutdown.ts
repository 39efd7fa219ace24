import { setTimeout as sleep } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { Lifecycle } from '../health/lifecycle.js';

/** Long enough for a health check to see that no more requests are wanted. */
const NOTICE_MS = 500;
/** Requests that run longer are cut off; containers are killed after 10 seconds. */
const LIMIT_MS = 9000;

/**
 * Stops on SIGTERM and SIGINT: not ready any more, running requests are finished, then the
 * connections to Postgres and Redis are closed.
 */
export function stopOnSignals(app: NestFastifyApplication, logger: Logger): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    stop(app).then(
      () => exit(logger, 0, 'stopped'),
      (err: unknown) => exit(logger, 1, 'stopping failed', err),
    );
    setTimeout(() => exit(logger, 1, 'requests did not finish in time'), LIMIT_MS).unref();
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/** Announces the end, waits for running requests and closes the connections. */
export async function stop(app: NestFastifyApplication, noticeMs = NOTICE_MS): Promise<void> {
  app.get(Lifecycle).stop();
  await sleep(noticeMs);
  await app.close();
}

function exit(logger: Logger, code: number, message: string, err?: unknown): void {
  if (code === 0) logger.info(message);
  else logger.error({ err }, message);
  process.exit(code);
}
