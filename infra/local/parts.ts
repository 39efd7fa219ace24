import path from 'node:path';
import { describeCommit } from './commit.ts';
import { freePort } from './free-port.ts';
import type { ProcessOptions } from './supervised-process.ts';
import type { Settings } from './settings.ts';

/** A part of the site, as far as it does not depend on how it is supervised. */
export type Part = Pick<ProcessOptions, 'name' | 'args' | 'cwd' | 'env' | 'readyUrl' | 'isNotice'>;

export const SERVICES = ['auth', 'content', 'contact'] as const;
export type Service = (typeof SERVICES)[number];

/**
 * Node's young generation grows to 16 MiB and more in every process. Kept small it halves what a process holds after
 * load, for about a quarter more processor time in answers that no cache holds.
 */
export const SMALL_HEAP = '--max-semi-space-size=2';

/**
 * V8 lets the old generation of a roomy machine grow to several times what is in use before it is looked through: the
 * contact service then held 300 MiB after a morning of work instead of 120. So it stays within 30 MiB of its idle
 * figure (`npm run bench:volume`), staff's answers take as long as before, and the most that the content service can
 * answer without a cache before it falls by about a sixth. The web server, whose pages are work of their own, goes
 * without it.
 */
const STEADY_HEAP = '--memory-saver-mode';

/**
 * V8 compiles what runs often together with what it calls, as much of that as fits. The more, the more memory the
 * compiler takes, and keeps: after some hundred requests the auth service held 25 to 45 MiB more at once, with a third of
 * the usual amount 10 more. Answers per second are the same (`wrk`, four calls, both ways side by side).
 */
const SMALL_COMPILATIONS = '--max-inlined-bytecode-size-cumulative=300';

/**
 * V8 compiles and tidies up on four threads beside the main one, and the C library keeps 8 to 10 MiB for each that has
 * once been busy. Two do as well on the two cores that four programs share (`wrk`, both ways side by side); with one,
 * the content service gives half as many answers.
 */
const TWO_HELPERS = '--v8-pool-size=2';

/**
 * What keeps a service small, and costs time. Others than services and the web server get the first one.
 * `infra/docker/Dockerfile` says the same.
 */
export const MEMORY_FLAGS = [SMALL_HEAP, STEADY_HEAP, SMALL_COMPILATIONS, TWO_HELPERS];
/** What of it costs the web server nothing. */
export const WEB_MEMORY_FLAGS = [SMALL_HEAP, TWO_HELPERS];

/**
 * Does nothing unless the operator says where traces go: infra/docs/monitoring.md. By its own address: benchmarks start
 * an earlier release in this way, which may not have it.
 */
const TRACING = ['--import', new URL('../../services/tracing/src/register.mjs', import.meta.url).href];
const SERVICE_FLAGS = [...MEMORY_FLAGS, ...TRACING];

const FIRST_SERVICE_PORT = 14_001;
/** Far enough from the services: a process may come back to a port of its own, and would give one to two of its parts. */
const FIRST_SMTP_PORT = 14_525;

export interface Plan {
  mailCatcher: Part | null;
  mailUrl: string | null;
  services: Part[];
  web: Part;
  url: string;
}

/**
 * Decides who runs where and who is told what.
 * @param databaseUrls where the database is for each service, with the role that it signs in with
 */
export async function planParts(
  settings: Settings,
  databaseUrls: Record<Service, string>,
  root: string,
  dev: boolean,
): Promise<Plan> {
  const host = '127.0.0.1';
  const common = { ...settings.common, ...(dev && { NODE_ENV: 'development' }) };
  const mail = settings.smtpUrl ? null : await planMailCatcher(settings, root);

  const ports = {} as Record<Service, number>;
  let next = FIRST_SERVICE_PORT;
  for (const service of SERVICES) {
    ports[service] = await freePort(next);
    next = ports[service] + 1;
  }
  const addressOf = (service: Service) => `http://${host}:${ports[service]}`;
  const extra: Record<Service, Settings['common']> = {
    // Whoever starts the site builds it in the same breath: this is what runs.
    auth: { ...settings.auth, GIT_COMMIT: describeCommit(root), CONTENT_URL: addressOf('content') },
    content: settings.content,
    contact: {
      ...settings.contact,
      SMTP_URL: settings.smtpUrl ?? mail?.smtpUrl,
      CONTENT_URL: addressOf('content'),
    },
  };
  const services = SERVICES.map((name) => ({
    name,
    args: [...SERVICE_FLAGS, ...(dev ? ['--watch', '--watch-preserve-output'] : []), 'dist/main.js'],
    cwd: path.join(root, 'services', name),
    env: {
      ...common,
      ...settings.service,
      ...extra[name],
      HOST: host,
      PORT: String(ports[name]),
      DATABASE_URL: databaseUrls[name],
    },
    readyUrl: `${addressOf(name)}/health/ready`,
    // Services log JSON; what auth prints beside it is the password of a new main admin.
    isNotice: (line: string) => name === 'auth' && line.startsWith('Main admin'),
  }));

  return {
    mailCatcher: mail?.part ?? null,
    mailUrl: mail?.url ?? null,
    services,
    web: {
      name: 'web',
      args: [...WEB_MEMORY_FLAGS, ...TRACING, ...(dev ? ['--watch-path=server'] : []), 'server/main.ts'],
      cwd: path.join(root, 'web'),
      env: {
        ...common,
        ...settings.web,
        HOST: settings.host,
        PORT: String(settings.port),
        AUTH_URL: addressOf('auth'),
        CONTENT_URL: addressOf('content'),
        CONTACT_URL: addressOf('contact'),
      },
      readyUrl: `http://${settings.host}:${settings.port}/health/ready`,
    },
    url: `http://localhost:${settings.port}`,
  };
}

async function planMailCatcher(
  settings: Settings,
  root: string,
): Promise<{ part: Part; url: string; smtpUrl: string }> {
  const host = '127.0.0.1';
  const smtpPort = await freePort(FIRST_SMTP_PORT);
  const port = await freePort(settings.mailCatcherPort);
  return {
    part: {
      name: 'mail-catcher',
      args: [SMALL_HEAP, 'infra/local/mail-catcher.ts'],
      cwd: root,
      env: {
        PATH: settings.common['PATH'],
        NODE_COMPILE_CACHE: settings.common['NODE_COMPILE_CACHE'],
        DATA_DIR: settings.dataDir,
        HOST: host,
        PORT: String(port),
        SMTP_PORT: String(smtpPort),
      },
      readyUrl: `http://${host}:${port}/health`,
    },
    url: `http://localhost:${port}`,
    smtpUrl: `smtp://${host}:${smtpPort}`,
  };
}
