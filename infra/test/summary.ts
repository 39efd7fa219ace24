interface TestResult {
  fullName: string;
  status: string;
}

/** The part that we read of the report that `jest --json` writes. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Test files that broke before a test could run. */
  numRuntimeErrorTestSuites: number;
  testResults: { name: string; assertionResults: TestResult[] }[];
}

export interface StepResult {
  name: string;
  seconds: number;
  succeeded: boolean;
  /** Of the test runs of this step; none for a check that counts no tests. */
  reports: JestReport[];
  /** A step that ran no test counts as failed if it should have. */
  hasTests: boolean;
}

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

function count(reports: JestReport[]): Counts {
  const sum = (pick: (report: JestReport) => number) =>
    reports.reduce((total, report) => total + pick(report), 0);
  return {
    passed: sum((report) => report.numPassedTests),
    failed: sum((report) => report.numFailedTests + report.numRuntimeErrorTestSuites),
    skipped: sum((report) => report.numPendingTests + report.numTodoTests),
  };
}

function isGood(step: StepResult): boolean {
  const { passed, failed } = count(step.reports);
  return step.succeeded && failed === 0 && (!step.hasTests || passed > 0);
}

/** The end of a test run: a table, what was skipped, what failed, and the totals on a line of their own. */
export function summarize(steps: StepResult[]): { text: string; succeeded: boolean } {
  const rows = steps.map((step) => {
    const { passed, failed, skipped } = count(step.reports);
    const tests = step.hasTests ? [passed, failed, skipped] : ['', '', ''];
    return [step.name, isGood(step) ? 'ok' : 'FAILED', `${step.seconds.toFixed(1)} s`, ...tests].map(String);
  });
  const tests = steps
    .flatMap(({ reports }) => reports)
    .flatMap(({ testResults }) => testResults)
    .flatMap(({ assertionResults }) => assertionResults);
  const skipped = tests.filter(({ status }) => status === 'pending' || status === 'todo');
  const badSteps = steps.filter((step) => !isGood(step)).map(({ name }) => name);
  const total = count(steps.flatMap(({ reports }) => reports));
  const succeeded = steps.length > 0 && badSteps.length === 0 && total.passed > 0;
  const text = [
    table([['step', 'result', 'time', 'passed', 'failed', 'skipped'], ...rows]),
    ...titles('Skipped', skipped),
    ...(badSteps.length ? ['', `Failed steps: ${badSteps.join(', ')}`] : []),
    '',
    `${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`,
  ].join('\n');
  return { text, succeeded };
}

function titles(heading: string, tests: TestResult[]): string[] {
  return tests.length ? ['', `${heading}:`, ...tests.map(({ fullName }) => `  ${fullName}`)] : [];
}

function table(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column < 2 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
