import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False on the server and when React takes over what it rendered, which must be the same; then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
