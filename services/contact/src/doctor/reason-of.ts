/** What the network said, which `fetch` and `pg` hide in the cause; without addresses, which may hold passwords. */
export function reasonOf(error: unknown): string {
  const cause = (error as { cause?: unknown }).cause ?? error;
  const { code, message } = cause as { code?: string; message?: string };
  return code ?? message ?? String(cause);
}
