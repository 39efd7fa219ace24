import type { BaseConfig } from '@garage/shared/config/env';
import { RedisConnection } from '@garage/shared/redis/redis-connection';
import { type Finding, ok, problem } from './finding.js';
import { reasonOf } from './reason-of.js';

/** Whether sessions and rate limits have where to be kept. */
export async function lookAtSessions(config: BaseConfig): Promise<Finding> {
  if (config.redisUrl && !URL.canParse(config.redisUrl)) return problem('sessionsUnreadable');
  const redis = new RedisConnection(config);
  if (!redis.client) return ok('sessionsInDatabase');
  let refusal: unknown;
  redis.client.on('error', (error) => (refusal = error));
  try {
    await redis.onModuleInit();
    const begun = performance.now();
    await redis.client.ping();
    return ok('sessions', { milliseconds: Math.round(performance.now() - begun) });
  } catch (error) {
    // The connection says why; the command only that there is none.
    return problem('sessionsUnreachable', { reason: reasonOf(refusal ?? error) });
  } finally {
    redis.onApplicationShutdown();
  }
}
