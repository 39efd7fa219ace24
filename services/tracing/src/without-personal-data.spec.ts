import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { expect, it } from '@jest/globals';
import { WithoutPersonalData } from './without-personal-data.ts';

it('of a span only what is allowed is handed on', async () => {
  const exporter = new InMemorySpanExporter();
  const provider = new TracerProvider({
    spanProcessors: [new SimpleSpanProcessor({ exporter: new WithoutPersonalData(exporter) })],
  });
  const tracer = provider.getTracer('spec');
  const server = tracer.startSpan('GET /api/booking/:bookingId', { kind: SpanKind.SERVER });
  server.setAttributes({
    'http.request.method': 'GET',
    'http.route': '/api/booking/:bookingId',
    'http.request.header.x-request-id': ['0f9a'],
    'url.path': '/api/booking/ABCD1234',
    'url.query': 'token=secret',
    'client.address': '203.0.113.9',
    'server.address': 'anna-keller.example',
    'user_agent.original': 'Anna’s phone',
  });
  server.recordException(new Error('no Anna here'));
  server.setStatus({ code: SpanStatusCode.ERROR, message: 'no Anna here' });
  server.end();
  const call = tracer.startSpan('pg.query', { kind: SpanKind.CLIENT });
  call.setAttributes({
    'server.address': 'postgres',
    'db.query.text': "SELECT 'Anna'",
    'db.query.parameter.0': 'Anna',
    'http.request.header.x-request-id': ['Anna Keller'],
  });
  call.end();

  const [told, toldCall] = exporter.getFinishedSpans();
  expect(told).toMatchObject({ name: 'GET /api/booking/:bookingId', events: [], links: [] });
  expect(told?.status).toEqual({ code: SpanStatusCode.ERROR });
  expect(told?.attributes).toEqual({
    'http.request.method': 'GET',
    'http.route': '/api/booking/:bookingId',
    'http.request.header.x-request-id': ['0f9a'],
  });
  expect(toldCall?.attributes).toEqual({ 'server.address': 'postgres', 'db.query.text': 'SELECT ?' });
  await provider.shutdown();
});
