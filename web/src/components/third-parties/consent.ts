import { useState, useSyncExternalStore } from 'react';
import { readItem, writeItem } from '../../lib/browser-storage.ts';

/** What the site shows of others. */
export const THIRD_PARTIES = ['map', 'search', 'listing'] as const;
export type ThirdPartyName = (typeof THIRD_PARTIES)[number];

/** Local storage key; the privacy policy names it. */
export const CONSENT_KEY = 'third-parties';

/** Which provider a visitor allowed for what. Another provider is asked for anew. */
type Remembered = { [Name in ThirdPartyName]?: string };

/**
 * Runs in the head before the first paint, inline, see `HEAD_SCRIPT`: what is allowed for good gets its place at once, so that the
 * page does not move when it comes. Written like `map@www.openstreetmap.org search@…`.
 */
export const CONSENT_SCRIPT =
  `try{var a=JSON.parse(localStorage.getItem("${CONSENT_KEY}"));` +
  `if(a)document.documentElement.dataset.allowed=Object.keys(a).map(function(n){return n+"@"+a[n]}).join(" ")}catch(e){}`;

/** Matches while this provider is allowed for good, see the script. */
export function whileAllowed(name: ThirdPartyName, host: string): string {
  return `[data-allowed~="${name}@${host}"] &`;
}

function mark(allowed: Remembered): void {
  const marks = Object.entries(allowed).map(([name, host]) => `${name}@${host}`);
  document.documentElement.dataset['allowed'] = marks.join(' ');
}

const listeners = new Set<() => void>();

function read(): Remembered {
  try {
    const stored: unknown = JSON.parse(readItem(() => localStorage, CONSENT_KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    // Not written by us; then nothing is allowed.
    return {};
  }
}

/** Allows a provider from now on, or with null no longer. */
export function rememberConsent(name: ThirdPartyName, host: string | null): void {
  const { [name]: _before, ...others } = read();
  const next: Remembered = host === null ? others : { ...others, [name]: host };
  writeItem(() => localStorage, CONSENT_KEY, Object.keys(next).length > 0 ? JSON.stringify(next) : null);
  mark(next);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Withdrawn in another tab: gone in this one too.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether the visitor allowed this provider once and for all; never on the server. */
export function useRemembered(name: ThirdPartyName, host: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => read()[name] === host,
    () => false,
  );
}

interface Consent {
  allowed: boolean;
  remembered: boolean;
  /** Until the page is left, or for the future too. */
  allow: (remember: boolean) => void;
  withdraw: () => void;
}

/** The visitor's answer to whether something may be loaded from a provider. */
export function useConsent(name: ThirdPartyName, host: string): Consent {
  const remembered = useRemembered(name, host);
  const [once, setOnce] = useState(false);
  return {
    allowed: once || remembered,
    remembered,
    allow: (remember) => {
      setOnce(true);
      if (remember) rememberConsent(name, host);
    },
    withdraw: () => {
      setOnce(false);
      rememberConsent(name, null);
    },
  };
}
