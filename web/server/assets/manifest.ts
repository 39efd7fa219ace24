import type { PageAssets } from '../pages/site.ts';

interface ManifestEntry {
  name?: string;
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}
export type Manifest = Record<string, ManifestEntry>;

const ENTRY = 'src/app/entry-client.ts';

/** Turns Vite's manifest into the scripts that a page needs, given its sources and the names of shared files. */
export function assetsFromManifest(manifest: Manifest): (sources: string[]) => PageAssets {
  function find(source: string): ManifestEntry {
    const found = manifest[source] ?? Object.values(manifest).find(({ name }) => name === source);
    if (!found) throw new Error(`The build has no ${source}`);
    return found;
  }

  function collect({ file, imports = [] }: ManifestEntry, files: Set<string>): void {
    const path = `/${file}`;
    if (files.has(path)) return;
    files.add(path);
    for (const imported of imports) collect(find(imported), files);
  }

  const { dynamicImports: application = [] } = find(ENTRY);
  return (sources) => {
    const files = new Set<string>();
    for (const source of [ENTRY, ...application, ...sources]) collect(find(source), files);
    const [entry = '', ...modules] = files;
    return { entry, modules };
  };
}
