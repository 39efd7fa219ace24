import { useEffect, type RefObject } from 'react';

const ENTRY = 'enlarged';

function isOnEntry(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && ENTRY in state;
}

/**
 * Gives an open window an entry of its own in the history, so that the browser's back button, which is
 * how telephones close things, closes it and not the page. Returns what is to be done when it is closed.
 */
export function useBackCloses(dialog: RefObject<HTMLDialogElement | null>): () => void {
  useEffect(() => {
    // With what the router keeps there: for it, the page stays the same.
    if (!isOnEntry()) history.pushState({ ...(history.state as object | null), [ENTRY]: true }, '');
    const close = () => dialog.current?.close();
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [dialog]);

  return () => {
    if (isOnEntry()) history.back();
  };
}
