import { useEffect, useState } from 'react';

interface LeaveGuard {
  /** Where somebody wants to go although something is unsaved; null when nobody does. */
  target: string | null;
  stay: () => void;
}

/** Holds back clicks on links and the closing of the window while something is unsaved. */
export function useLeaveGuard(isDirty: boolean): LeaveGuard {
  const [target, setTarget] = useState<string | null>(null);

  useEffect(() => {
    if (!isDirty) return undefined;
    const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    // Before the router hears of it: it cannot be asked to wait.
    const click = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a[href]');
      const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
      if (!(link instanceof HTMLAnchorElement) || link.target || opensElsewhere) return;
      if (link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(link.pathname + link.search);
    };
    window.addEventListener('beforeunload', beforeUnload);
    document.addEventListener('click', click, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', beforeUnload);
      document.removeEventListener('click', click, { capture: true });
    };
  }, [isDirty]);

  return { target, stay: () => setTarget(null) };
}
