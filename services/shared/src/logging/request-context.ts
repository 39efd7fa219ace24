import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestContext {
  requestId: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `next` so that everything it starts knows the request; log lines get its id from here. */
export function runInRequest(requestId: string, next: () => void): void {
  storage.run({ requestId }, next);
}

/** The id of the request that is being answered; undefined outside requests. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId;
}
