import { SESSION_IDLE_MINUTES } from '@garage/contracts/auth';
import { RedisStore } from 'connect-redis';
import type { Redis } from 'ioredis';
import { SessionStore } from './session-store.js';

const PREFIX = 'sess:';

export function redisSessionStore(redis: Redis): SessionStore {
  const backend = new RedisStore({
    // connect-redis calls the client as node-redis names things.
    client: clientForStore(redis) as never,
    prefix: PREFIX,
    ttl: SESSION_IDLE_MINUTES * 60,
  });
  return new SessionStore(
    backend,
    async () => {
      await redis.ping();
    },
    async (ids) => {
      const left = await Promise.all(ids.map((id) => redis.pttl(PREFIX + id)));
      const now = Date.now();
      // -2: no such key.
      return new Map(
        ids.flatMap((id, index) => {
          const ms = left[index] ?? -2;
          return ms < 0 ? [] : [[id, new Date(now + ms)] as const];
        }),
      );
    },
  );
}

function clientForStore(redis: Redis) {
  return {
    get: (key: string) => redis.get(key),
    set: (key: string, value: string, options?: { expiration?: { value: number } }) =>
      options?.expiration ? redis.set(key, value, 'EX', options.expiration.value) : redis.set(key, value),
    expire: (key: string, seconds: number) => redis.expire(key, seconds),
    del: (keys: string[]) => redis.del(...keys),
  };
}
