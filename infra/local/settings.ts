import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What `npm start` understands; each may also be given as `NAME_FILE`. Documented in infra/env. */
const NAMES = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'MAIL_CATCHER_PORT',
  'PUBLIC_URL',
  'DOMAIN', // of docker compose alone; a shell may have one of its own
  'TRUSTED_PROXIES',
  'MAIN_ADMIN_USERNAME',
  'MAIN_ADMIN_PASSWORD',
  'AUDIT_RETENTION_DAYS',
  'DATABASE_URL',
  'DATABASE_PASSWORD',
  'REDIS_URL',
  'SMTP_URL',
  'SMTP_ALLOW_PLAINTEXT',
  'MAIL_FROM',
  'STAFF_EMAIL',
  'SESSION_SECRET',
  'RATE_LIMIT_FACTOR',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'METRICS_TOKEN',
] as const;
type Name = (typeof NAMES)[number];
type Environment = Record<string, string | undefined>;

/** Wrong settings: the message is meant for the person who gave them. */
export class SettingsError extends Error {}

export interface Settings {
  host: string;
  port: number;
  dataDir: string;
  mailCatcherPort: number;
  publicUrl: string;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  /** What every part gets, beside its own port and the addresses of the others. */
  common: Environment;
  /** What the services get on top; the web server has no use for secrets. */
  service: Environment;
  web: Environment;
  auth: Environment;
  content: Environment;
  contact: Environment;
}

export function readSettings(environment: Environment, root: string): Settings {
  const given = Object.fromEntries(NAMES.map((name) => [name, read(environment, name)])) as Record<
    Name,
    string | undefined
  >;
  const port = readPort('PORT', given.PORT ?? '8080');
  const dataDir = path.resolve(root, given.DATA_DIR ?? '.data');
  mkdirSync(dataDir, { recursive: true });
  const host = given.HOST ?? '127.0.0.1';
  const publicUrl = given.PUBLIC_URL ?? `http://localhost:${port}`;
  requireTrustedProxy(publicUrl, host, given.TRUSTED_PROXIES);
  return {
    host,
    port,
    dataDir,
    mailCatcherPort: readPort('MAIL_CATCHER_PORT', given.MAIL_CATCHER_PORT ?? '8025'),
    publicUrl,
    databaseUrl: given.DATABASE_URL,
    smtpUrl: given.SMTP_URL,
    common: {
      ...inherited(environment),
      NODE_ENV: 'production',
      PUBLIC_URL: publicUrl,
      RATE_LIMIT_FACTOR: given.RATE_LIMIT_FACTOR,
      METRICS_TOKEN: given.METRICS_TOKEN,
    },
    web: { TRUSTED_PROXIES: given.TRUSTED_PROXIES },
    service: {
      SESSION_SECRET: given.SESSION_SECRET ?? sessionSecret(dataDir),
      DATABASE_PASSWORD: given.DATABASE_PASSWORD,
      REDIS_URL: given.REDIS_URL,
    },
    auth: {
      MAIN_ADMIN_USERNAME: given.MAIN_ADMIN_USERNAME,
      MAIN_ADMIN_PASSWORD: given.MAIN_ADMIN_PASSWORD,
      AUDIT_RETENTION_DAYS: given.AUDIT_RETENTION_DAYS,
    },
    content: {
      UPLOADS_DIR: path.join(dataDir, 'uploads'),
      S3_ENDPOINT: given.S3_ENDPOINT,
      S3_REGION: given.S3_REGION,
      S3_BUCKET: given.S3_BUCKET,
      S3_ACCESS_KEY_ID: given.S3_ACCESS_KEY_ID,
      S3_SECRET_ACCESS_KEY: given.S3_SECRET_ACCESS_KEY,
    },
    contact: {
      SMTP_ALLOW_PLAINTEXT: given.SMTP_ALLOW_PLAINTEXT,
      MAIL_FROM: given.MAIL_FROM ?? 'Garage Muster AG <website@garage-muster.example>',
      STAFF_EMAIL: given.STAFF_EMAIL ?? 'info@garage-muster.example',
    },
  };
}

function read(environment: Environment, name: Name): string | undefined {
  const file = environment[`${name}_FILE`];
  if (!file) return environment[name] || undefined;
  if (environment[name]) throw new SettingsError(`${name} and ${name}_FILE are both set; give one of them`);
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new SettingsError(`${name}_FILE cannot be read: ${(error as Error).message}`);
  }
}

/**
 * The site speaks http, so where visitors come by https something stands in front of it. On this machine alone that is
 * believed unasked (`web/server/config.ts`); whoever answers others has to say which of them it is.
 */
function requireTrustedProxy(publicUrl: string, host: string, trustedProxies: string | undefined): void {
  const isLocal = host === 'localhost' || host === '::1' || host.startsWith('127.');
  if (!/^https:/i.test(publicUrl) || isLocal || trustedProxies) return;
  throw new SettingsError(
    `PUBLIC_URL is ${publicUrl}, but TRUSTED_PROXIES is not set: the site speaks http, so something in front of it must speak https, and the site must know whom to believe. Set TRUSTED_PROXIES to the address of your TLS proxy, for example TRUSTED_PROXIES=192.0.2.10, or to "loopback" when it runs on this machine; then HOST=${host} is not needed either.`,
  );
}

function readPort(name: Name, text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new SettingsError(`${name} must be a port number between 1 and 65535, and is "${text}"`);
}

/** The rest of the environment (PATH, TZ, LOG_LEVEL, certificates …), so that no part sees another's secrets. */
function inherited(environment: Environment): Environment {
  const ours = new Set<string>(NAMES.flatMap((name) => [name, `${name}_FILE`]));
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => !ours.has(name) && !name.startsWith('npm_')),
  );
}

/** Made once, so that sessions survive a restart. */
function sessionSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secrets.json');
  if (!existsSync(file)) {
    const secrets = { sessionSecret: randomBytes(48).toString('base64url') };
    writeFileSync(file, `${JSON.stringify(secrets)}\n`, { mode: 0o600 });
  }
  return (JSON.parse(readFileSync(file, 'utf8')) as { sessionSecret: string }).sessionSecret;
}
