import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../infra/local/free-port.ts';
import { tied } from '../../infra/local/tied.ts';

const IMAGE = fileURLToPath(new URL('../../infra/docker/tls', import.meta.url));
const FIRST_PORT = 17_443;
const START_TIMEOUT_MS = 20_000;

export interface RunningTls {
  httpPort: number;
  httpsPort: number;
  /** The certificate of the authority that Caddy has made for itself. */
  authority: string;
  /** What Caddy has written so far. */
  log(): string;
  stop(): Promise<void>;
}

// oxlint-disable-next-line node/no-process-env -- a test helper that needs the machine's programs
const { PATH = '' } = process.env;

interface TlsOptions {
  domain: string;
  aliases?: string;
  gatewaySocket: string;
  /** How long a certificate is valid, such as `1m`. */
  lifetime?: string;
}

/** Starts the machine's Caddy with the configuration and the start script of the image in front of a gateway. */
export async function startTls({
  domain,
  aliases = '',
  gatewaySocket,
  lifetime = '12h',
}: TlsOptions): Promise<RunningTls> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tls-'));
  const httpPort = await freePort(FIRST_PORT);
  const httpsPort = await freePort(httpPort + 1);
  const adminPort = await freePort(httpsPort + 1);
  const caddy = spawn(...tied(path.join(IMAGE, 'start.sh'), []), {
    env: {
      PATH,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      DOMAIN: domain,
      DOMAIN_ALIASES: aliases,
      CADDYFILE: path.join(IMAGE, 'Caddyfile'),
      ALIASES_FILE: path.join(folder, 'aliases.caddy'),
      CERTIFICATES: 'internal',
      INTERNAL_LIFETIME: lifetime,
      GATEWAY_SOCKET: gatewaySocket,
      PATIENCE: '8s', // in which also a busy machine has started a gateway
      LOG_LEVEL: 'debug',
      HTTP_PORT: String(httpPort),
      HTTPS_PORT: String(httpsPort),
      ADMIN_ADDRESS: `127.0.0.1:${adminPort}`,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  caddy.stderr.setEncoding('utf8').on('data', (text: string) => (log += text));
  const exited = new Promise<void>((resolve) => {
    caddy.once('close', () => resolve());
    caddy.once('error', (error) => {
      log += error.message;
      resolve();
    });
  });
  const stop = async () => {
    caddy.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  const certificates = path.join(folder, 'caddy');
  const isReady = () =>
    [domain, ...aliases.split(' ').filter(Boolean)].every((name) =>
      existsSync(path.join(certificates, 'certificates/local', name, `${name}.json`)),
    );
  for (const end = Date.now() + START_TIMEOUT_MS; !isReady(); await sleep(30)) {
    if (caddy.exitCode === null && Date.now() < end) continue;
    await stop();
    throw new Error(`Caddy did not start:\n${log}`);
  }
  const authority = readFileSync(path.join(certificates, 'pki/authorities/local/root.crt'), 'utf8');
  return { httpPort, httpsPort, authority, log: () => log, stop };
}
