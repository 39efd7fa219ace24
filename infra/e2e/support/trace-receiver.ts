import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Value {
  stringValue?: string;
  intValue?: number;
  arrayValue?: { values: Value[] };
}
interface Attribute {
  key: string;
  value: Value;
}
/** As OTLP's JSON has them. */
interface Traces {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: {
      spans: {
        traceId: string;
        spanId: string;
        parentSpanId?: string;
        name: string;
        attributes: Attribute[];
      }[];
    }[];
  }[];
}

export interface ReceivedSpan {
  traceId: string;
  id: string;
  parent: string | undefined;
  /** The part that it comes from. */
  part: string | undefined;
  name: string;
  attributes: Record<string, string>;
}

export interface TraceReceiver {
  url: string;
  spans(): ReceivedSpan[];
  /** All that has come, as it came. */
  received(): string;
  stop(): Promise<void>;
}

/** Takes traces by OTLP over HTTP in JSON, as a collector does. */
export async function startTraceReceiver(): Promise<TraceReceiver> {
  const bodies: string[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    bodies.push(await text(request));
    response.setHeader('content-type', 'application/json').end('{}');
  };
  const server = createServer((request, response) => void take(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => bodies.flatMap((body) => spansOf(JSON.parse(body) as Traces)),
    received: () => bodies.join('\n'),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function spansOf({ resourceSpans }: Traces): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const part = readAttributes(resource.attributes)['service.name'];
    return scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        traceId: span.traceId,
        id: span.spanId,
        parent: span.parentSpanId,
        part,
        name: span.name,
        attributes: readAttributes(span.attributes),
      })),
    );
  });
}

function readAttributes(attributes: Attribute[]): Record<string, string> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, readValue(value)]));
}

function readValue({ stringValue, intValue, arrayValue }: Value): string {
  return stringValue ?? arrayValue?.values.map(readValue).join(',') ?? String(intValue);
}
