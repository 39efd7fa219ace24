import { AsyncLocalStorage } from 'node:async_hooks';

export interface RequestContext {
  requestId: string;
  /** Whose session the request carries, as soon as that is known. */
  userId?: number;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `next` so that everything it starts knows the request; log lines name it and its user from here. */
export function runInContext<T>(context: RequestContext, next: () => T): T {
  return storage.run(context, next);
}

/** The same for work that a request leaves behind, such as a queued mail. */
export function runInRequest<T>(requestId: string, next: () => T): T {
  return runInContext({ requestId }, next);
}

/** The request that is being worked for; undefined outside requests. */
export function currentContext(): RequestContext | undefined {
  return storage.getStore();
}

/** The id of the request that is being worked for; undefined outside requests. */
export function currentRequestId(): string | undefined {
  return currentContext()?.requestId;
}
