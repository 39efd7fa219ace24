import { type Attributes, SpanKind } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import { withoutValues } from './without-values.ts';

/** What may leave. Addresses, queries, visitors' addresses and browsers, and what libraries may add one day, may not. */
const ALLOWED = new Set([
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'url.scheme',
  'error.type',
  'db.system.name',
  'db.namespace',
  'db.operation.name',
]);
/** Of calls to others; of those that come in they are what a visitor claims. */
const ALLOWED_OF_CALLS = new Set(['server.address', 'server.port']);
const REQUEST_ID = 'http.request.header.x-request-id';
const QUERY_TEXTS = ['db.query.text', 'db.statement'];

/** Hands on of each span what names no person: by a list of what is allowed, so that nothing new slips through. */
export class WithoutPersonalData implements SpanExporter {
  readonly #exporter: SpanExporter;

  constructor(exporter: SpanExporter) {
    this.#exporter = exporter;
  }

  export(spans: ReadableSpan[], done: Parameters<SpanExporter['export']>[1]): void {
    this.#exporter.export(
      spans.map((span) => withoutPersonalData(span)),
      done,
    );
  }

  forceFlush(): Promise<void> {
    return this.#exporter.forceFlush?.() ?? Promise.resolve();
  }

  shutdown(): Promise<void> {
    return this.#exporter.shutdown();
  }
}

/** Messages of errors quote what was wrong, so only that there was one is told. */
function withoutPersonalData(span: ReadableSpan): ReadableSpan {
  const { kind, attributes, status } = span;
  const context = span.spanContext();
  return {
    name: span.name,
    kind,
    spanContext: () => context,
    ...(span.parentSpanContext && { parentSpanContext: span.parentSpanContext }),
    startTime: span.startTime,
    endTime: span.endTime,
    duration: span.duration,
    ended: span.ended,
    status: { code: status.code },
    attributes: allowed(attributes, kind),
    links: [],
    events: [],
    resource: span.resource,
    instrumentationScope: span.instrumentationScope,
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}

function allowed(attributes: Attributes, kind: SpanKind): Attributes {
  const kept = Object.entries(attributes).filter(
    ([name]) => ALLOWED.has(name) || (kind === SpanKind.CLIENT && ALLOWED_OF_CALLS.has(name)),
  );
  const text = QUERY_TEXTS.map((name) => attributes[name]).find((value) => typeof value === 'string');
  const requestId = String(attributes[REQUEST_ID] ?? '');
  return {
    ...Object.fromEntries(kept),
    ...(text && { 'db.query.text': withoutValues(text) }),
    // By it the lines of the log are found.
    ...(/^[\w-]{1,64}$/.test(requestId) && { [REQUEST_ID]: [requestId] }),
  };
}
