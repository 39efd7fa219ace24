import { describe, expect, it } from '@jest/globals';
import { summarize, type JestReport, type StepResult } from './summary.ts';

function report(changes: Partial<JestReport> = {}): JestReport {
  return {
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    numRuntimeErrorTestSuites: 0,
    testResults: [],
    ...changes,
  };
}

function step(changes: Partial<StepResult> = {}): StepResult {
  return { name: 'unit', seconds: 1, succeeded: true, reports: [report()], hasTests: true, ...changes };
}

const lint = step({ name: 'lint', hasTests: false, reports: [] });

describe('summarize', () => {
  it('closes with the totals of all test runs on a line of their own', () => {
    const { text, succeeded } = summarize([lint, step(), step({ reports: [report(), report()] })]);
    expect(text.split('\n').at(-1)).toBe('9 passed, 0 failed, 0 skipped');
    expect(succeeded).toBe(true);
  });

  it('counts and names skipped tests', () => {
    const skipped = report({
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [
        {
          name: 'a.spec.ts',
          assertionResults: [
            { fullName: 'booking refuses a full day', status: 'pending' },
            { fullName: 'booking reminds', status: 'todo' },
            { fullName: 'booking works', status: 'passed' },
          ],
        },
      ],
    });
    const { text } = summarize([step({ reports: [skipped] })]);
    expect(text).toContain('Skipped:\n  booking refuses a full day\n  booking reminds\n');
    expect(text).toContain('3 passed, 0 failed, 2 skipped');
  });

  it.each([
    ['a failing check', [step(), { ...lint, succeeded: false }], 'lint'],
    ['a failing test', [step({ reports: [report({ numFailedTests: 1 })] })], 'unit'],
    ['a test file that breaks', [step({ reports: [report({ numRuntimeErrorTestSuites: 1 })] })], 'unit'],
    ['a step in which no test ran', [step(), step({ name: 'e2e', reports: [] })], 'e2e'],
  ])('fails with %s', (_what, steps, name) => {
    const { text, succeeded } = summarize(steps);
    expect(succeeded).toBe(false);
    expect(text).toContain(`Failed steps: ${name}`);
  });

  it('fails when nothing was tested at all', () => {
    expect(summarize([]).succeeded).toBe(false);
    expect(summarize([lint]).succeeded).toBe(false);
  });
});
