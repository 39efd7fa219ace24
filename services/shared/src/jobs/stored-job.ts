import { currentRequestId } from '../logging/request-context.js';

/** What pg-boss stores of a job: the caller's data, and the request that caused it, for the log. */
export interface StoredJob<T extends object> {
  data: T;
  requestId?: string;
}

export function storedJob<T extends object>(data: T): StoredJob<T> {
  return { data, requestId: currentRequestId() };
}
