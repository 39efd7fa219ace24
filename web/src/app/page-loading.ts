let loading = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  loading += by;
  for (const listener of listeners) listener();
}

/** A dynamic import that the progress bar knows about. */
export function trackedImport<Arguments extends unknown[], Module>(
  load: (...args: Arguments) => Promise<Module>,
): (...args: Arguments) => Promise<Module> {
  return async (...args) => {
    change(1);
    try {
      return await load(...args);
    } finally {
      change(-1);
    }
  };
}

export function subscribeToLoading(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isLoading(): boolean {
  return loading > 0;
}
