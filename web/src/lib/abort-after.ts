/**
 * Aborts after the time, or with the given signal, whichever is first; `clear` ends the wait. By hand, because
 * `AbortSignal.any` came to Safari with 17.4 and to Firefox with 124: with it, telephones that are a few years old could
 * not book.
 */
export function abortAfter(
  milliseconds: number,
  outer?: AbortSignal | null,
): { signal: AbortSignal; clear: () => void } {
  const controller = new AbortController();
  const abort = () => controller.abort(outer?.reason);
  const timer = setTimeout(abort, milliseconds);
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort, { once: true });
  return {
    signal: controller.signal,
    clear: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    },
  };
}
