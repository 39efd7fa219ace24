import { readFileSync } from 'node:fs';

/** The services whose calls the web server makes or passes on. */
export type ServiceName = 'auth' | 'content' | 'contact';

export interface ServerConfig {
  host: string;
  port: number;
  /** Where visitors reach the site, without a trailing slash; canonical addresses start with it. */
  publicUrl: string;
  logLevel: string;
  development: boolean;
  /** Networks whose word about the visitor's address and scheme is taken; other callers speak for themselves. */
  trustedProxies: string[];
  /** A service without address is not ours to pass on: the gateway does it. */
  services: Partial<Record<ServiceName, string>>;
  /** Whoever sends it may read `/metrics`; without it nobody may. */
  metricsToken?: string | undefined;
}

type Environment = Record<string, string | undefined>;

/** The value of a variable, or the content of the file that `NAME_FILE` names. */
function read(env: Environment, name: string): string | undefined {
  const file = env[`${name}_FILE`];
  if (file) return readFileSync(file, 'utf8').trim();
  return env[name]?.trim() || undefined;
}

function readUrl(env: Environment, name: string, problems: string[]): string | undefined {
  const value = read(env, name);
  if (value === undefined) return undefined;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    problems.push(`${name} is no http(s) address`);
  return value.replace(/\/+$/, '');
}

/** Reads and checks the environment; throws one error that names every wrong variable. */
export function readConfig(env: Environment): ServerConfig {
  const problems: string[] = [];
  const port = Number(read(env, 'PORT') ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) problems.push('PORT is no port number');
  const domain = read(env, 'DOMAIN');
  const publicUrl = domain
    ? `https://${domain}`
    : (readUrl(env, 'PUBLIC_URL', problems) ?? 'http://localhost:8080');
  const services: ServerConfig['services'] = {};
  for (const service of ['auth', 'content', 'contact'] as const) {
    const url = readUrl(env, `${service.toUpperCase()}_URL`, problems);
    if (url) services[service] = url;
  }
  const metricsToken = read(env, 'METRICS_TOKEN');
  if (metricsToken && metricsToken.length < 32) problems.push('METRICS_TOKEN has fewer than 32 characters');
  if (problems.length > 0) throw new Error(`Configuration: ${problems.join('; ')}`);
  return {
    host: read(env, 'HOST') ?? '127.0.0.1',
    port,
    publicUrl,
    logLevel: read(env, 'LOG_LEVEL') ?? 'info',
    development: env.NODE_ENV === 'development',
    trustedProxies: (read(env, 'TRUSTED_PROXIES') ?? 'loopback').split(/\s+/),
    services,
    metricsToken,
  };
}
