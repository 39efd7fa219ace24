import { subscribe } from 'node:diagnostics_channel';
import { trace } from '@opentelemetry/api';

interface Handled {
  route: { method: string; url: string };
}

/** Requests are told apart by the pattern of their route, as Fastify finds it: an address may hold a token. */
export function nameByRoute(): void {
  subscribe('tracing:fastify.request.handler:start', (message) => {
    const { route } = message as Handled;
    trace.getActiveSpan()?.setAttribute('http.route', route.url).updateName(`${route.method} ${route.url}`);
  });
}
