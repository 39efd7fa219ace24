import { createRequire } from 'node:module';
import path from 'node:path';
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { IORedisInstrumentation } from '@opentelemetry/instrumentation-ioredis';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { nameByRoute } from './name-by-route.ts';
import { offerTracing } from './offer-tracing.ts';
import { WithoutPersonalData } from './without-personal-data.ts';

/** Asked by machines all day, or open for hours. */
const UNTRACED = /^\/(?:health\/|metrics$|gateway-health$|api\/admin\/live)/;
/** What has to be known to `require` before the program imports it; not every part has each. */
const INSTRUMENTED = ['node:http', 'pg', 'ioredis'];

// The exporter reads its address and its headers in the environment itself.
const provider = new TracerProvider({
  resource: resourceFromAttributes({
    'service.namespace': 'garage',
    'service.name': path.basename(process.cwd()),
  }),
  spanProcessors: [new BatchSpanProcessor({ exporter: new WithoutPersonalData(new OTLPTraceExporter()) })],
});
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
propagation.setGlobalPropagator(new W3CTraceContextPropagator());
trace.setGlobalTracerProvider(provider);

registerInstrumentations({
  tracerProvider: provider,
  instrumentations: [
    new HttpInstrumentation({
      ignoreIncomingRequestHook: ({ url = '' }) => UNTRACED.test(url),
      requireParentforOutgoingSpans: true,
      headersToSpanAttributes: { server: { requestHeaders: ['x-request-id'] } },
    }),
    new UndiciInstrumentation({ requireParentforSpans: true }),
    new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
    new IORedisInstrumentation({ requireParentSpan: true, dbStatementSerializer: (command) => command }),
  ],
});
const require = createRequire(path.join(process.cwd(), 'package.json'));
for (const name of INSTRUMENTED) {
  try {
    require(name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
  }
}
nameByRoute();
offerTracing();

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void flushBeforeEnd(signal));
}

/** A part ends its process itself, when its own work is done; one that has not begun ends as it would without us. */
async function flushBeforeEnd(signal: NodeJS.Signals): Promise<void> {
  await provider.forceFlush().catch(() => null);
  if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
}
