import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../infra/local/free-port.ts';
import { tied } from '../../infra/local/tied.ts';

const GATEWAY = fileURLToPath(new URL('..', import.meta.url));
const FIRST_PORT = 17_080;
const START_TIMEOUT_MS = 30_000;

export interface GatewayOptions {
  /** `host:port` of each service. */
  auth: string;
  content: string;
  contact: string;
  web: string;
  rateLimitFactor?: number;
  /** Networks whose X-Forwarded-* headers are believed. */
  trustedProxies?: string;
  /** Where visitors reach the site. */
  publicUrl?: string;
  /** The name of the site behind a TLS proxy, and the socket that the gateway shares with it. */
  domain?: { name: string; socket: string };
  /** The name server that is asked where services are; Docker's own unless it is given. */
  resolver?: string;
  /** What nginx finds in its environment besides. */
  environment?: Readonly<Record<string, string>>;
}

export interface RunningGateway {
  url: string;
  port: number;
  /** The access log so far, one object per line. */
  accessLog(): Record<string, unknown>[];
  /** What nginx has written to standard error so far. */
  errorLog(): string;
  /** Where nginx writes whatever it writes. */
  runFolder: string;
  /** Of the master process; the workers are its children. */
  pid: number;
  stop(): Promise<void>;
}

// oxlint-disable-next-line node/no-process-env -- a test helper that needs the machine's programs
const { PATH = '' } = process.env;

/** Starts the machine's nginx with the configuration and the start script of the image. */
export async function startGateway(options: GatewayOptions): Promise<RunningGateway> {
  const folder = mkdtempSync(path.join(tmpdir(), 'gateway-'));
  chmodSync(folder, 0o755); // started as root, nginx answers as another user
  execFileSync(process.execPath, [path.join(GATEWAY, 'render.mjs'), folder]);
  for (const file of [
    'nginx.conf.template',
    'domain.conf.template',
    'kept-answers.conf',
    'own-answer.conf',
    'error-page.html',
  ]) {
    copyFileSync(path.join(GATEWAY, file), path.join(folder, file));
  }
  const environment = options.environment ?? {};
  keepEnvironment(path.join(folder, 'nginx.conf.template'), Object.keys(environment));
  const port = await freePort(FIRST_PORT);
  const accessLog = path.join(folder, 'access.log');
  const nginx = spawn(...tied(path.join(GATEWAY, 'start.sh'), []), {
    env: {
      ...environment,
      PATH: `${PATH}:/usr/sbin`,
      CONFIG_DIR: folder,
      RUN_DIR: path.join(folder, 'run'),
      LISTEN: `127.0.0.1:${port}`,
      ACCESS_LOG: accessLog,
      AUTH_ADDRESS: options.auth,
      CONTENT_ADDRESS: options.content,
      CONTACT_ADDRESS: options.contact,
      WEB_ADDRESS: options.web,
      RATE_LIMIT_FACTOR: String(options.rateLimitFactor ?? 1),
      TRUSTED_PROXIES: options.trustedProxies ?? '',
      PUBLIC_URL: options.publicUrl ?? 'http://localhost:8080',
      DOMAIN: options.domain?.name ?? '',
      GATEWAY_SOCKET: options.domain?.socket ?? '',
      RESOLVER: options.resolver ?? '',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  nginx.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const exited = new Promise<void>((resolve) => {
    nginx.once('close', () => resolve());
    nginx.once('error', (error) => {
      errors += error.message;
      resolve();
    });
  });
  const url = `http://127.0.0.1:${port}`;
  // It writes down its process once it has the port; another run's nginx may have taken it and answer there.
  const hasPort = () => existsSync(path.join(folder, 'run', 'nginx.pid'));
  for (const end = Date.now() + START_TIMEOUT_MS; ; await sleep(20)) {
    if (hasPort() && (await answersHealth(url))) break;
    if (nginx.exitCode !== null || Date.now() > end) {
      nginx.kill('SIGKILL');
      await exited; // and with it the last line of what it said
      rmSync(folder, { recursive: true, force: true });
      if (/bind\(\).*in use/.test(errors)) return startGateway(options);
      throw new Error(`nginx did not start:\n${errors}`);
    }
  }
  return {
    url,
    port,
    runFolder: path.join(folder, 'run'),
    pid: nginx.pid!,
    accessLog: () =>
      readFileSync(accessLog, 'utf8')
        .split('\n')
        .slice(0, -1) // nothing, or a line that nginx has not written to its end
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    errorLog: () => errors,
    stop: async () => {
      nginx.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** nginx forgets its environment, but for what it is told to keep. */
function keepEnvironment(configuration: string, names: readonly string[]): void {
  const kept = names.map((name) => `env ${name};\n`).join('');
  writeFileSync(configuration, kept + readFileSync(configuration, 'utf8'));
}

async function answersHealth(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/gateway-health`)).ok;
  } catch {
    return false; // not listening yet
  }
}
