import { type ChildProcess, spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { tied } from '../local/tied.ts';
import { ensurePrograms, type Program, SCANNER, TEST_PROGRAMS } from './programs.ts';
import { summarize, type JestReport, type StepResult } from './summary.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Every test run leaves its report here, below its own workspace; Nx brings it back on a cache hit. */
const REPORTS = 'test-results';
const WORKSPACES = '{services/*,web,infra}/package.json';
/** Every test has a limit of its own; this one is for what hangs where that does not reach, also on a slow machine. */
const STEP_LIMIT_MS = 45 * 60_000;
const GRACE_MS = 10_000;

interface Step {
  name: string;
  /** An npm script of the root, or a target that Nx runs in every workspace that has it. */
  script?: string;
  target?: string;
  /** Only in this workspace, or in all but this one. */
  only?: string;
  except?: string;
  /** Two test runs at a time where they do not compete for the machine. */
  parallel?: number;
  /** Takes long: runs only when it is named. */
  onRequest?: true;
  /** What it needs besides. */
  programs?: readonly Program[];
}

/**
 * Comes before all other targets, and only once: Nx brings back what is built by removing it first, which would happen
 * below the hands of the step beside.
 */
const BUILD: Step = { name: 'build', target: 'build' };

const INFRA = '@garage/infra';

/**
 * Quick answers first. The steps of a row run beside each other: what one leaves of two processors, the other takes. Beside
 * operations nothing may run that starts what is built: `npm start`, which they try, has Nx bring it back.
 */
const ROWS: Step[][] = [
  [BUILD, { name: 'format', script: 'format:check' }, { name: 'dependencies', script: 'lint:dependencies' }],
  [
    { name: 'lint', target: 'lint' },
    { name: 'types', target: 'typecheck' },
  ],
  [
    { name: 'unit', target: 'test' },
    { name: 'operations', target: 'test:int', only: INFRA },
  ],
  [
    { name: 'integration', target: 'test:int', except: INFRA },
    { name: 'gateway', target: 'test:gateway' },
  ],
  [{ name: 'e2e', target: 'test:e2e', parallel: 1 }],
  [{ name: 'security', target: 'test:security', parallel: 1, onRequest: true, programs: [SCANNER] }],
];

/** @param isAlone What it says is shown as it comes, and otherwise in one piece. */
async function runStep(step: Step, isAlone: boolean): Promise<StepResult> {
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
        ...(step.only ? [`--projects=${step.only}`] : []),
        ...(step.except ? [`--exclude=${step.except}`] : []),
        ...(step === BUILD ? [] : ['--exclude-task-dependencies']),
        ...(hasTests ? ['--', '--json', `--outputFile=${report}`] : []),
      ];
  if (isAlone) process.stdout.write(`\n=== ${step.name} ===\n`);
  const startedAt = performance.now();
  const { exitCode, said } = await run(command, isAlone);
  const seconds = (performance.now() - startedAt) / 1000;
  if (!isAlone) process.stdout.write(`\n=== ${step.name} ===\n${said}`);
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

const running = new Set<ChildProcess>();

async function run(
  [program, ...args]: string[],
  isAlone: boolean,
): Promise<{ exitCode: number | null; said: string }> {
  const child = spawn(...tied(program!, args), {
    cwd: ROOT,
    env: { ...process.env, CI: 'true', NX_TUI: 'false', FORCE_COLOR: '0' },
    stdio: isAlone ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    detached: true, // so that it can be ended with all that it has started
  });
  running.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  const limit = setTimeout(() => {
    process.stdout.write(`No end within ${STEP_LIMIT_MS / 60_000} minutes: the step is ended.\n`);
    signal(child, 'SIGTERM');
    setTimeout(() => signal(child, 'SIGKILL'), GRACE_MS).unref();
  }, STEP_LIMIT_MS);
  try {
    const exitCode = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject).once('close', resolve);
    });
    return { exitCode, said };
  } finally {
    clearTimeout(limit);
    running.delete(child);
  }
}

/** To a child that runs, and to what it has started. */
function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, name);
}

function readReports(name: string): JestReport[] {
  return globSync(`{services/*,web,infra}/${name}`, { cwd: ROOT }).map(
    (file) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as JestReport,
  );
}

/** With names of steps as arguments only those run. */
async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !ROWS.flat().some((step) => step.name === name));
  if (unknown.length) throw new Error(`There is no step ${unknown.join(', ')}.`);
  const rows = ROWS.map((row) =>
    row.filter(({ name, onRequest }) => (wanted.length ? wanted.includes(name) : !onRequest)),
  );
  if (rows.flat().some(({ target }) => target) && !rows.flat().includes(BUILD)) rows.unshift([BUILD]);
  ensurePrograms([...TEST_PROGRAMS, ...rows.flat().flatMap(({ programs = [] }) => programs)]);
  for (const workspace of globSync(WORKSPACES, { cwd: ROOT })) {
    const folder = path.join(ROOT, path.dirname(workspace), REPORTS);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder); // Jest does not make it
  }
  const results: StepResult[] = [];
  for (const row of rows) {
    results.push(...(await Promise.all(row.map((step) => runStep(step, row.length === 1)))));
    if (results.some(({ name, succeeded }) => name === BUILD.name && !succeeded)) break;
  }
  const { text, succeeded } = summarize(results);
  process.stdout.write(`\n${text}\n`);
  process.exitCode = succeeded ? 0 : 1;
}

process.once('disconnect', () => process.exit(1)); // nobody waits for the result any more
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => process.exit(1));
process.once('exit', () => {
  for (const child of running) signal(child, 'SIGTERM');
});
main()
  .catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  })
  .finally(() => process.exit());
