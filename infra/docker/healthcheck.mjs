// Exits with 0 when this container's server says that it can work. HEALTH_PATH names another address.
//
// --once-ready: from the first time on it is enough that the server answers. An engine that ends what is unhealthy would
// otherwise end every replica because the database is away, and what they still answer without it.
import { existsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { PORT = '3000', HEALTH_PATH = '/health/ready' } = process.env;
const WAS_READY = join(tmpdir(), 'was-ready');
const isOnce = process.argv.includes('--once-ready');
const path = isOnce && existsSync(WAS_READY) ? '/health/live' : HEALTH_PATH;
try {
  const response = await fetch(`http://127.0.0.1:${PORT}${path}`, {
    signal: AbortSignal.timeout(4000),
  });
  if (response.ok && isOnce) writeFileSync(WAS_READY, '');
  process.exit(response.ok ? 0 : 1);
} catch {
  process.exit(1);
}
