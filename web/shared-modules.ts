/** What the bundler knows about a module: who needs it, together with itself or only later. */
interface Graph {
  getModuleInfo: (id: string) => { isEntry: boolean; importers: string[]; dynamicImporters: string[] } | null;
}

const STAFF = /\/src\/(?:app|pages)\/admin-/;
/** What fewer pages need stands in their own files, or in one of both. */
const PAGES = 3;
/** Imprint, privacy and terms are one kind of page, with a file of their own. */
const LEGAL = /\/src\/features\/legal\//;

/** The files for visitors into which the module goes: those that are fetched by themselves, with what they import. */
function pagesWith(id: string, graph: Graph, seen = new Set<string>()): string[] {
  const info = graph.getModuleInfo(id);
  if (!info || seen.has(id) || STAFF.test(id)) return [];
  seen.add(id);
  const isFetched = info.isEntry || info.dynamicImporters.some((importer) => !STAFF.test(importer));
  return [
    ...(isFetched ? [id] : []),
    ...info.importers.flatMap((importer) => pagesWith(importer, graph, seen)),
  ];
}

/** Whether a module belongs to the frame around every page, or to several pages. */
export function isShared(id: string, graph: Graph): boolean {
  if (LEGAL.test(id)) return false;
  const pages = pagesWith(id, graph);
  return pages.length >= PAGES || pages.some((page) => page.endsWith('/src/app/hydrate.tsx'));
}
