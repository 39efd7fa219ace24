import type { Engine } from './engine.ts';
import { openWithPuppeteer } from './puppeteer-engine.ts';
import { openWebkit } from './webkit-engine.ts';

export const ENGINES = ['Chromium', 'Firefox', 'WebKit'] as const;
export type EngineName = (typeof ENGINES)[number];

/** A fresh visitor whose device is set to dark and, like that of the other tests, to little motion. */
export function openEngine(name: EngineName): Promise<Engine> {
  return name === 'WebKit' ? openWebkit() : openWithPuppeteer(name);
}
