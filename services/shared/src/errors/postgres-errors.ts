const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * SQLSTATEs that say "not now": connection errors (08), no connections, memory or disk left (53),
 * shutdown and start-up (57P01 to 57P03), a statement that took too long (57014), a deadlock or a lost
 * race (40001, 40P01), read-only after a failover, and tables that a service has not created yet.
 */
const UNAVAILABLE_SQLSTATE = /^(08...|53...|57P0[1-5]|57014|40001|40P01|25006|42P01|3F000)$/;

/** node-postgres and TypeORM have no code for these; the last two end a transaction whose connection was lost. */
const CONNECTION_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Connection ended|Cannot use a pool after calling end|Query runner already released|Database connection provided by a query runner was already released)/;

/** True when Postgres is down, starting, or not yet migrated: the caller may try again. */
export function isDependencyFailure(error: unknown): boolean {
  return chainOf(error).some((link) => {
    const code = codeOf(link);
    if (code !== undefined && (NETWORK_CODES.has(code) || UNAVAILABLE_SQLSTATE.test(code))) return true;
    return link instanceof Error && CONNECTION_MESSAGES.test(link.message);
  });
}

/**
 * True when Postgres refused a value as such (class 22: out of range, bad encoding, bad format).
 * Validation should have refused it first; this keeps such a gap from becoming a 500.
 */
export function isRefusedValue(error: unknown): boolean {
  return chainOf(error).some((link) => /^22[0-9A-Z]{3}$/.test(sqlStateOf(link) ?? ''));
}

/** A row like this one exists already. */
export function isUniqueViolation(error: unknown): boolean {
  return sqlStateOf(error) === '23505';
}

/** What the row refers to does not exist, or is still referred to. */
export function isForeignKeyViolation(error: unknown): boolean {
  return sqlStateOf(error) === '23503';
}

/** The SQLSTATE of an error that comes from Postgres, itself or through TypeORM. */
export function sqlStateOf(error: unknown): string | undefined {
  const code = codeOf(error);
  const fromPostgres = typeof error === 'object' && error !== null && 'severity' in error;
  if (fromPostgres && code !== undefined && /^[0-9A-Z]{5}$/.test(code)) return code;
  return typeof error === 'object' && error !== null && 'driverError' in error
    ? sqlStateOf(error.driverError)
    : undefined;
}

function codeOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}

/** The error, what TypeORM wrapped, and the single failures of a connection attempt to several addresses. */
function chainOf(error: unknown): unknown[] {
  const links: unknown[] = [error];
  if (typeof error === 'object' && error !== null) {
    if ('driverError' in error) links.push(error.driverError);
    if (error instanceof AggregateError) links.push(...error.errors);
  }
  return links;
}
