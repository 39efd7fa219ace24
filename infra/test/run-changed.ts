// `npm run test:changed`: what fails ends nothing, so that one run tells everything.
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';

const BASE = 'main';

function git(...args: string[]): string[] {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** What differs from the base, committed or not. */
function changedFiles(): string[] {
  return [
    ...git('diff', '--name-only', '--merge-base', BASE),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/**
 * The integration specs that lie where something has changed, by their workspace. Each starts a whole service: by what they
 * import, every change would reach all of them, which takes minutes.
 */
function integrationSpecs(): Map<string, string[]> {
  const folders = new Set(changedFiles().map((file) => path.dirname(file)));
  const found = new Map<string, string[]>();
  for (const workspace of globSync('{services/*,infra}')) {
    const specs = globSync('**/*.int-spec.ts', { cwd: workspace, exclude: ['node_modules', 'dist'] });
    const near = specs.filter((spec) => folders.has(path.dirname(path.join(workspace, spec))));
    if (near.length > 0) found.set(`@garage/${path.basename(workspace)}`, near.toSorted());
  }
  return found;
}

const affected = (targets: string, ...more: string[]) => [
  'affected',
  '-t',
  targets,
  `--base=${BASE}`,
  ...more,
];
const gatewayHasChanged = changedFiles().some((file) => file.startsWith('gateway/'));
const runs: [name: string, nx: string[]][] = [
  ['lint and types', affected('lint,typecheck')],
  ['unit', affected('test', '--', `--changedSince=${BASE}`, '--passWithNoTests')],
  ...Array.from(integrationSpecs(), ([workspace, specs]): [string, string[]] => [
    `integration of ${workspace}`,
    ['run-many', '-t', 'test:int', '-p', workspace, '--', ...specs],
  ]),
  ...(gatewayHasChanged
    ? [['gateway', ['run-many', '-t', 'test:gateway']] satisfies [string, string[]]]
    : []),
];

const results = runs.map(([name, args]) => {
  const startedAt = performance.now();
  const { status, error } = spawnSync('nx', args, { stdio: 'inherit' });
  if (error) throw error;
  const seconds = (performance.now() - startedAt) / 1000;
  return {
    succeeded: status === 0,
    line: `${name}: ${status === 0 ? 'ok' : 'FAILED'}, ${seconds.toFixed(1)} s`,
  };
});

process.stdout.write(`\n${results.map(({ line }) => line).join('\n')}\n`);
process.exitCode = results.every(({ succeeded }) => succeeded) ? 0 : 1;
