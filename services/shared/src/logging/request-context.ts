import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestContext {
  requestId: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

/**
 * Runs `next` so that everything it starts knows the request; log lines get its id from here. Also for
 * work that a request leaves behind, such as a queued mail.
 */
export function runInRequest<T>(requestId: string, next: () => T): T {
  return storage.run({ requestId }, next);
}

/** The id of the request that is being worked for; undefined outside requests. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId;
}
