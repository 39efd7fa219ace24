import { TRACING, type Tracing } from '@garage/contracts/tracing';
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

const KINDS = { job: SpanKind.CONSUMER, call: SpanKind.CLIENT };

const tracing: Tracing = {
  run({ name, kind, continues }, does) {
    const parent = continues
      ? propagation.extract(ROOT_CONTEXT, { traceparent: continues })
      : context.active();
    return trace.getTracer('garage').startActiveSpan(name, { kind: KINDS[kind] }, parent, async (span) => {
      try {
        return await does();
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    });
  },
  current() {
    const carrier: { traceparent?: string } = {};
    propagation.inject(context.active(), carrier);
    return carrier.traceparent;
  },
};

/** Lets a part name work of its own in its traces, and store which trace a job belongs to. */
export function offerTracing(): void {
  Object.assign(globalThis, { [TRACING]: tracing });
}
