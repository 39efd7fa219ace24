export interface LoggedError {
  name: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: LoggedError;
}

const MAX_CAUSES = 4;
const MAIL_ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;

/** What a log line may say about an error: where it happened and why, nothing of what somebody sent. */
export function safeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { name: 'NotAnError', message: typeof error };
  return {
    name: error.name,
    message: messageOf(error),
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    stack: placesOf(error),
    ...(error.cause !== undefined && depth < MAX_CAUSES && { cause: safeError(error.cause, depth + 1) }),
  };
}

/** A parser quotes what it could not read. */
function messageOf(error: Error): string {
  if (error instanceof SyntaxError) return 'a text could not be read';
  return error.message.replaceAll(MAIL_ADDRESS, '(address)');
}

/** The stack without its head, which repeats the message. */
function placesOf(error: Error): string | undefined {
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return places && places.length > 0 ? places.join('\n') : undefined;
}
