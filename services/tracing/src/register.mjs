// Loaded before every part (`node --import @garage/tracing`). Traces have their cost, which nobody pays who has not said
// where they go.
// oxlint-disable-next-line node/no-process-env -- whoever runs the part says so there
if (process.env['OTEL_EXPORTER_OTLP_ENDPOINT']) await import('./start.ts');
