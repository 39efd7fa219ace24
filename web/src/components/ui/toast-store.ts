export interface Toast {
  id: number;
  title: string;
  description?: string | undefined;
  variant: 'default' | 'destructive';
  durationMs: number;
}

const DEFAULT_DURATION_MS = 5000;

let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function publish(toast: Toast | null): void {
  current = toast;
  for (const listener of listeners) listener();
}

/** Shows a notification; one is visible at a time, so it replaces the one before. */
export function showToast(
  toast: Pick<Toast, 'title'> & Partial<Pick<Toast, 'description' | 'variant' | 'durationMs'>>,
): void {
  lastId += 1;
  publish({ variant: 'default', durationMs: DEFAULT_DURATION_MS, ...toast, id: lastId });
}

/** Removes this notification, or whichever is shown. */
export function dismissToast(id?: number): void {
  if (current && (id === undefined || current.id === id)) publish(null);
}

export function currentToast(): Toast | null {
  return current;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
