import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { plainToInstance, Type } from 'class-transformer';
import {
  getMetadataStorage,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  Max,
  Min,
  MinLength,
  validateSync,
} from 'class-validator';

export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** The way to the database. User and password may be given apart, so that the password can come from a file. */
export class DatabaseConfig {
  @Matches(/^postgres(ql)?:\/\//)
  databaseUrl: string;

  /** Signs in when `databaseUrl` names nobody. */
  @IsOptional()
  @IsString()
  databaseUser?: string;

  /** Used when `databaseUrl` has none. */
  @IsOptional()
  @IsString()
  databasePassword?: string;
}

/**
 * What every service is configured with. A service adds its own in a subclass: the property
 * `smtpUrl` is read from `SMTP_URL` or from the file that `SMTP_URL_FILE` names. Only properties with
 * a class-validator decorator are read; an initial value is the default.
 */
export class BaseConfig extends DatabaseConfig {
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(65_535)
  port: number = 3000;

  @IsString()
  host: string = '127.0.0.1';

  /** Sessions and rate limits live in Redis when this is given, otherwise in Postgres. */
  @IsOptional()
  @Matches(/^rediss?:\/\//)
  redisUrl?: string;

  /** Of the user that `redisUrl` names without a password. */
  @IsOptional()
  @IsString()
  redisPassword?: string;

  @MinLength(32)
  sessionSecret: string;

  @IsUrl({ require_tld: false, require_protocol: true, protocols: ['http', 'https'] })
  publicUrl: string = 'http://localhost:8080';

  /** Multiplies every rate limit; for load tests. */
  @Type(() => Number)
  @IsNumber()
  @Min(0.001)
  rateLimitFactor: number = 1;

  @IsIn(LOG_LEVELS)
  logLevel: LogLevel = 'info';

  /** Whoever sends it may read `/metrics`; without it nobody may. */
  @IsOptional()
  @MinLength(32)
  metricsToken?: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** The environment does not describe a runnable service. Names variables, never their values. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** The validated configuration, or a `ConfigError` that names every wrong variable. */
export function readConfig<T extends object>(configClass: new () => T, environment: Environment): T {
  const values: Record<string, string> = {};
  const problems: string[] = [];
  const variables = withDomain(environment);
  for (const property of propertiesOf(configClass)) {
    const name = variableName(property);
    try {
      const value = readVariable(name, variables);
      if (value !== undefined) values[property] = value;
    } catch {
      problems.push(`${name}_FILE: the file cannot be read`);
    }
  }
  const config = plainToInstance(configClass, values, { exposeDefaultValues: true });
  for (const { property, constraints } of validateSync(config, {
    validationError: { target: false, value: false },
  })) {
    const rules = Object.values(constraints ?? {}).join(', ');
    problems.push(`${variableName(property)}: ${rules.replaceAll(property, 'it')}`);
  }
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return config;
}

/** Reads the configuration from the process environment; on an error it says what is wrong and exits. */
export function loadConfig<T extends object>(configClass: new () => T): T {
  try {
    return readConfig(configClass, process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`The configuration is not usable:\n${error.message}\n`);
    return process.exit(1);
  }
}

/** The address of the database with the user and the password that were given apart. */
export function databaseUrl(config: DatabaseConfig): string {
  const url = new URL(config.databaseUrl);
  if (!url.username) url.username = encodeURIComponent(config.databaseUser ?? '');
  if (!url.password) url.password = encodeURIComponent(config.databasePassword ?? '');
  return url.href;
}

/** The address of Redis with the password that was given apart; only a named user gets it. */
export function redisUrl(config: Pick<BaseConfig, 'redisUrl' | 'redisPassword'>): string | undefined {
  if (!config.redisUrl) return undefined;
  const url = new URL(config.redisUrl);
  if (url.username && !url.password) url.password = encodeURIComponent(config.redisPassword ?? '');
  return url.href;
}

/** With `DOMAIN` something in front speaks https on that name, and visitors come by nothing else. */
function withDomain(environment: Environment): Environment {
  const domain = environment['DOMAIN'];
  return domain ? { ...environment, PUBLIC_URL: `https://${domain}` } : environment;
}

function propertiesOf(configClass: new () => object): Set<string> {
  const metadata = getMetadataStorage().getTargetValidationMetadatas(configClass, '', false, false);
  return new Set(metadata.map(({ propertyName }) => propertyName));
}

function variableName(property: string): string {
  return property.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

function readVariable(name: string, environment: Environment): string | undefined {
  const direct = environment[name];
  if (direct) return direct;
  const file = environment[`${name}_FILE`];
  return file ? readFileSync(file, 'utf8').trim() || undefined : undefined;
}
