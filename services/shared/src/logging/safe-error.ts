import { EntityNotFoundError } from 'typeorm';
import { sqlStateOf } from '../errors/postgres-errors.js';

export interface LoggedError {
  name: string;
  message: string;
  code?: string;
  constraint?: string;
  table?: string;
  stack?: string;
  cause?: LoggedError;
}

const MAX_CAUSES = 4;
/** Refused values (class 22) and what functions in the database say themselves. */
const REPEATS_VALUES = /^(22|P0)/;

const MAIL_ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;

/**
 * What a log line may say about an error. Errors of Postgres and TypeORM carry the statement, its
 * parameters and the refused values, which can be a visitor's message: of those only the SQLSTATE and
 * the names of table and constraint are kept, and the message unless it repeats values. So do some others:
 * a parser quotes what it could not read, a mail server names whom it refuses.
 */
export function safeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { name: 'NotAnError', message: typeof error };
  const sqlState = sqlStateOf(error);
  return {
    name: error.name,
    message: messageOf(error, sqlState),
    ...(sqlState && postgresDetails(error, sqlState)),
    ...(!sqlState && 'code' in error && typeof error.code === 'string' && { code: error.code }),
    stack: placesOf(error),
    ...(error.cause !== undefined &&
      depth < MAX_CAUSES &&
      !sqlState && { cause: safeError(error.cause, depth + 1) }),
  };
}

function messageOf(error: Error, sqlState: string | undefined): string {
  if (sqlState && REPEATS_VALUES.test(sqlState)) return `Postgres answered ${sqlState}`;
  if (error instanceof SyntaxError) return 'a text could not be read';
  if (error instanceof EntityNotFoundError) return 'a record that must be there is missing';
  return error.message.replaceAll(MAIL_ADDRESS, '(address)');
}

function postgresDetails(error: Error, code: string): Partial<LoggedError> {
  const source = 'driverError' in error && error.driverError instanceof Error ? error.driverError : error;
  const { constraint, table } = source as { constraint?: unknown; table?: unknown };
  return {
    code,
    ...(typeof constraint === 'string' && { constraint }),
    ...(typeof table === 'string' && { table }),
  };
}

/** The stack without its head, which repeats the message. */
function placesOf(error: Error): string | undefined {
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return places && places.length > 0 ? places.join('\n') : undefined;
}
