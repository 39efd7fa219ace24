import type { PageAssets } from '../pages/site.ts';

interface ManifestEntry {
  file: string;
  imports?: string[];
}
export type Manifest = Record<string, ManifestEntry>;

const ENTRY = 'src/app/entry-client.tsx';

/** Turns Vite's manifest into the scripts that a page with these sources needs. */
export function assetsFromManifest(manifest: Manifest): (sources: string[]) => PageAssets {
  function collect(source: string, files: Set<string>): void {
    const entry = manifest[source];
    if (!entry) throw new Error(`The build has no ${source}`);
    const file = `/${entry.file}`;
    if (files.has(file)) return;
    files.add(file);
    for (const imported of entry.imports ?? []) collect(imported, files);
  }

  return (sources) => {
    const files = new Set<string>();
    for (const source of [ENTRY, ...sources]) collect(source, files);
    const [entry = '', ...preload] = files;
    return { entry, preload };
  };
}
