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
  'RESTIC_REPOSITORY',
  'RESTIC_PASSWORD',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_DEFAULT_REGION',
  'BACKUP_INTERVAL_MINUTES',
  'KEEP_HOURLY',
  'KEEP_DAILY',
  'KEEP_WEEKLY',
  'KEEP_MONTHLY',
] as const;
type Name = (typeof NAMES)[number];
type Environment = Record<string, string | undefined>;

/** Wrong settings: the message is meant for the person who gave them. */
export class SettingsError extends Error {}

/** A restic repository, and how it is used. */
export interface RepositorySettings {
  intervalMinutes: number;
  /** How many copies of each span are kept. */
  keep: Record<'hourly' | 'daily' | 'weekly' | 'monthly', number>;
  /** What restic needs to reach and to open it. */
  environment: Environment;
  /** Where pictures lie that are no files here, and what rclone needs to reach them. */
  bucket?: { name: string; environment: Environment };
}

export interface Settings {
  host: string;
  port: number;
  dataDir: string;
  mailCatcherPort: number;
  publicUrl: string;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  /** Where copies go by themselves; undefined when the operator has none. */
  repository: RepositorySettings | undefined;
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
    repository: readRepository(given, inherited(environment)),
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
      MAIL_FROM: given.MAIL_FROM ?? `website@${new URL(publicUrl).hostname}`,
      STAFF_EMAIL: given.STAFF_EMAIL,
    },
  };
}

function readRepository(
  given: Record<Name, string | undefined>,
  environment: Environment,
): RepositorySettings | undefined {
  if (!given.RESTIC_REPOSITORY) return undefined;
  if (!given.RESTIC_PASSWORD) {
    throw new SettingsError(
      'RESTIC_PASSWORD is not set. It encrypts the copies, and nobody can restore one without it: choose a long one, and keep it somewhere else as well.',
    );
  }
  if (given.DATABASE_URL) {
    throw new SettingsError(
      'RESTIC_REPOSITORY and DATABASE_URL are both set: npm start copies its own database only. Copy yours with its own pg_dump.',
    );
  }
  const number = (name: Name, value: number) => readNumber(name, given[name] ?? String(value));
  return {
    intervalMinutes: number('BACKUP_INTERVAL_MINUTES', 60),
    keep: {
      hourly: number('KEEP_HOURLY', 48),
      daily: number('KEEP_DAILY', 30),
      weekly: number('KEEP_WEEKLY', 12),
      monthly: number('KEEP_MONTHLY', 24),
    },
    environment: {
      ...environment,
      RESTIC_REPOSITORY: given.RESTIC_REPOSITORY,
      RESTIC_PASSWORD: given.RESTIC_PASSWORD,
      AWS_ACCESS_KEY_ID: given.AWS_ACCESS_KEY_ID,
      AWS_SECRET_ACCESS_KEY: given.AWS_SECRET_ACCESS_KEY,
      AWS_DEFAULT_REGION: given.AWS_DEFAULT_REGION,
    },
    ...(given.S3_BUCKET && {
      bucket: {
        name: given.S3_BUCKET,
        environment: {
          ...environment,
          RCLONE_CONFIG_BUCKET_TYPE: 's3',
          RCLONE_CONFIG_BUCKET_PROVIDER: 'Other',
          RCLONE_CONFIG_BUCKET_NO_CHECK_BUCKET: 'true',
          RCLONE_CONFIG_BUCKET_ENDPOINT: given.S3_ENDPOINT,
          RCLONE_CONFIG_BUCKET_REGION: given.S3_REGION,
          RCLONE_CONFIG_BUCKET_ACCESS_KEY_ID: given.S3_ACCESS_KEY_ID,
          RCLONE_CONFIG_BUCKET_SECRET_ACCESS_KEY: given.S3_SECRET_ACCESS_KEY,
        },
      },
    }),
  };
}

function readNumber(name: Name, text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0 && number < 100_000) return number;
  throw new SettingsError(`${name} must be a whole number above 0, and is "${text}"`);
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
