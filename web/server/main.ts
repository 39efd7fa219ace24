import { readConfig } from './config.ts';
import { createServer } from './create-server.ts';
import { createLogger, failLoudly } from './observability/logging.ts';
import { loadBuiltSite } from './pages/built-site.ts';
import { createDevelopmentSite } from './pages/development-site.ts';
import { stopInOrder } from './stopping.ts';

const root = `${import.meta.dirname}/..`;
const config = readConfig(process.env);
const log = createLogger(config);
failLoudly(log);
const site = config.development ? await createDevelopmentSite(root) : await loadBuiltSite(root);
const server = await createServer(config, site, log);

await server.listen({ host: config.host, port: config.port });

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    server.log.info({ signal }, 'stopping');
    // Fastify finishes running requests; a connection that hangs must not hold the process for ever.
    setTimeout(() => process.exit(1), 10_000).unref();
    void stopInOrder(server).then(() => process.exit(0));
  });
}
