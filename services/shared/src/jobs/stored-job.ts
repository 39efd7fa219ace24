import { currentRequestId } from '../logging/request-context.js';
import { currentTrace } from '../tracing/traced.js';

/** What pg-boss stores of a job: the caller's data, and the request and the trace that caused it. */
export interface StoredJob<T extends object> {
  data: T;
  requestId?: string;
  traceparent?: string;
}

export function storedJob<T extends object>(data: T): StoredJob<T> {
  return { data, requestId: currentRequestId(), traceparent: currentTrace() };
}
