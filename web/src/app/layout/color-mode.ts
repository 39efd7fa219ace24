import { useSyncExternalStore } from 'react';
import { readItem, writeItem } from '../../lib/browser-storage.ts';

export const COLOR_MODES = ['system', 'light', 'dark'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

const KEY = 'color-mode';
const listeners = new Set<() => void>();

/**
 * Runs in the head before the first paint; inline, see `HEAD_SCRIPT`.
 * The class is absent while the system decides.
 */
export const COLOR_MODE_SCRIPT =
  `try{var m=localStorage.getItem("${KEY}");` +
  `if(m==="light"||m==="dark")document.documentElement.classList.add(m)}catch(e){}`;

function currentMode(): ColorMode {
  const stored = readItem(() => localStorage, KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function setColorMode(mode: ColorMode): void {
  writeItem(() => localStorage, KEY, mode === 'system' ? null : mode);
  document.documentElement.classList.remove('light', 'dark');
  if (mode !== 'system') document.documentElement.classList.add(mode);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The visitor's choice of light, dark or the system's setting, remembered in the browser. */
export function useColorMode(): { mode: ColorMode; setMode: (mode: ColorMode) => void } {
  const mode = useSyncExternalStore(subscribe, currentMode, () => 'system' as const);
  return { mode, setMode: setColorMode };
}
