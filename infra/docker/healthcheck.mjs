// Exits with 0 when this container's server says that it can work. HEALTH_PATH names another address.
const { PORT = '3000', HEALTH_PATH = '/health/ready' } = process.env;
try {
  const response = await fetch(`http://127.0.0.1:${PORT}${HEALTH_PATH}`, {
    signal: AbortSignal.timeout(4000),
  });
  process.exit(response.ok ? 0 : 1);
} catch {
  process.exit(1);
}
