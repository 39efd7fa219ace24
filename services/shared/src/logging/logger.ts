import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '../config/env.js';
import { currentContext } from './request-context.js';
import { safeError } from './safe-error.js';

export interface LoggerOptions {
  service: string;
  level: LogLevel;
  /** Standard output when absent. */
  destination?: DestinationStream;
}

/** The one logger of a service: JSON lines, each with the ids of the request it belongs to and of who made it. */
export function createLogger({ service, level, destination }: LoggerOptions): Logger {
  const options = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: safeError, error: safeError },
    mixin: () => ({ ...currentContext() }),
  };
  return destination ? pino(options, destination) : pino(options);
}

type PinoLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';

/** What Nest says about itself at start; of interest only when something is being looked for. */
const CHATTY_CONTEXTS = new Set(['InstanceLoader', 'RouterExplorer', 'RoutesResolver', 'NestFactory']);

/** Lets Nest's own `Logger` write through pino: `logger.warn({ msg, err, … })` or a plain text. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    const context = contextOf(rest);
    this.write(context && CHATTY_CONTEXTS.has(context) ? 'debug' : 'info', message, context);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, contextOf(rest));
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, contextOf(rest));
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, contextOf(rest));
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, contextOf(rest));
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, contextOf(rest));
  }

  private write(level: PinoLevel, message: unknown, context: string | undefined): void {
    if (message instanceof Error) this.logger[level]({ context, err: message }, 'error');
    else if (typeof message === 'object' && message !== null) this.logger[level]({ context, ...message });
    else this.logger[level]({ context }, String(message));
  }
}

/** Nest puts the context last, behind an optional stack. */
function contextOf(rest: unknown[]): string | undefined {
  const last = rest.at(-1);
  return typeof last === 'string' ? last : undefined;
}
