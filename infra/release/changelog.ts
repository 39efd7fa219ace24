const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;
const UNRELEASED = /^## Unreleased\n(?<notes>[\s\S]*?)(?=^## |$(?![\s\S]))/m;

/** Whether `wanted` is a version, such as 1.2.3, that comes after `current`. */
export function newerVersion(wanted: string, current: string): boolean {
  const [next, last] = [wanted, current].map((version) => VERSION.exec(version)?.slice(1).map(Number));
  if (!next || !last) return false;
  const differing = next.findIndex((number, index) => number !== last[index]);
  return differing >= 0 && next[differing]! > last[differing]!;
}

/**
 * The changelog with what was unreleased under the version and its day (UTC).
 * Throws where nothing is written: a release without notes says nothing to its operators.
 */
export function releaseNotes(changelog: string, version: string, day: Date): string {
  const notes = UNRELEASED.exec(changelog)?.groups?.notes?.trim();
  if (!notes) throw new Error('CHANGELOG.md has nothing under "## Unreleased"');
  const heading = `## ${version}, ${day.toISOString().slice(0, 10)}`;
  return changelog.replace(UNRELEASED, () => `## Unreleased\n\n${heading}\n\n${notes}\n\n`).trimEnd() + '\n';
}
