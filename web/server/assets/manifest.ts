import { basename } from 'node:path';
import type { PageAssets } from '../pages/site.ts';

interface ManifestEntry {
  name?: string;
  file: string;
  imports?: string[];
}
export type Manifest = Record<string, ManifestEntry>;

const ENTRY = 'src/app/entry-client.ts';
const APPLICATION = 'src/app/hydrate.tsx';

/** Turns Vite's manifest into the scripts that a page with these sources needs. */
export function assetsFromManifest(manifest: Manifest): (sources: string[]) => PageAssets {
  /** What two parts import, one of them lazily, is listed by name instead of source. */
  function find(source: string): ManifestEntry | undefined {
    const name = basename(source).replace(/\.tsx?$/, '');
    return manifest[source] ?? Object.values(manifest).find((entry) => entry.name === name);
  }

  function collect(source: string, files: Set<string>): void {
    const entry = find(source);
    if (!entry) throw new Error(`The build has no ${source}`);
    const file = `/${entry.file}`;
    if (files.has(file)) return;
    files.add(file);
    for (const imported of entry.imports ?? []) collect(imported, files);
  }

  return (sources) => {
    const files = new Set<string>();
    for (const source of [ENTRY, APPLICATION, ...sources]) collect(source, files);
    const [entry = '', ...modules] = files;
    return { entry, modules };
  };
}
