import { spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensurePrograms, type Program, SCANNER, TEST_PROGRAMS } from './programs.ts';
import { summarize, type JestReport, type StepResult } from './summary.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Every test run leaves its report here, below its own workspace; Nx brings it back on a cache hit. */
const REPORTS = 'test-results';
const WORKSPACES = '{services/*,web,infra}/package.json';

interface Step {
  name: string;
  /** An npm script of the root, or a target that Nx runs in every workspace that has it. */
  script?: string;
  target?: string;
  /** Two test runs at a time where they do not compete for the machine. */
  parallel?: number;
  /** Takes long: runs only when it is named. */
  onRequest?: true;
  /** What it needs besides. */
  programs?: readonly Program[];
}

/** Quick answers first. */
const STEPS: Step[] = [
  { name: 'format', script: 'format:check' },
  { name: 'dependencies', script: 'lint:dependencies' },
  { name: 'build', target: 'build' },
  { name: 'lint', target: 'lint' },
  { name: 'types', target: 'typecheck' },
  { name: 'unit', target: 'test' },
  { name: 'integration', target: 'test:int' },
  { name: 'gateway', target: 'test:gateway' },
  { name: 'e2e', target: 'test:e2e', parallel: 1 },
  { name: 'security', target: 'test:security', parallel: 1, onRequest: true, programs: [SCANNER] },
];

async function runStep(step: Step): Promise<StepResult> {
  const hasTests = step.target?.startsWith('test') ?? false;
  const report = `${REPORTS}/${step.name}.json`;
  const command = step.script
    ? ['npm', 'run', '--silent', step.script]
    : [
        path.join(ROOT, 'node_modules/.bin/nx'),
        'run-many',
        '--output-style=static',
        `--targets=${step.target}`,
        `--parallel=${step.parallel ?? 2}`,
        ...(hasTests ? ['--', '--json', `--outputFile=${report}`] : []),
      ];
  process.stdout.write(`\n=== ${step.name} ===\n`);
  const startedAt = performance.now();
  const exitCode = await run(command);
  const seconds = (performance.now() - startedAt) / 1000;
  process.stdout.write(
    `=== ${step.name}: ${exitCode === 0 ? 'ok' : 'FAILED'}, ${seconds.toFixed(1)} s ===\n`,
  );
  return {
    name: step.name,
    seconds,
    succeeded: exitCode === 0,
    hasTests,
    reports: hasTests ? readReports(report) : [],
  };
}

function run([program, ...args]: string[]): Promise<number | null> {
  const child = spawn(program!, args, {
    cwd: ROOT,
    env: { ...process.env, CI: 'true', NX_TUI: 'false', FORCE_COLOR: '0' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
}

function readReports(name: string): JestReport[] {
  return globSync(`{services/*,web,infra}/${name}`, { cwd: ROOT }).map(
    (file) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as JestReport,
  );
}

/** With names of steps as arguments only those run. */
async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length) throw new Error(`There is no step ${unknown.join(', ')}.`);
  const steps = STEPS.filter(({ name, onRequest }) => (wanted.length ? wanted.includes(name) : !onRequest));
  ensurePrograms([...TEST_PROGRAMS, ...steps.flatMap(({ programs = [] }) => programs)]);
  for (const workspace of globSync(WORKSPACES, { cwd: ROOT })) {
    const folder = path.join(ROOT, path.dirname(workspace), REPORTS);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder); // Jest does not make it
  }
  const results: StepResult[] = [];
  for (const step of steps) results.push(await runStep(step));
  const { text, succeeded } = summarize(results);
  process.stdout.write(`\n${text}\n`);
  process.exitCode = succeeded ? 0 : 1;
}

process.once('disconnect', () => process.exit(1)); // nobody waits for the result any more
main()
  .catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  })
  .finally(() => process.exit());
