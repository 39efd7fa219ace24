import { spawnSync } from 'node:child_process';
import { expect, it } from '@jest/globals';

/** What a program that was started with it sees. */
function seen(env: Record<string, string>): string {
  const loaded = `[typeof globalThis[Symbol.for('@garage/tracing')], process.moduleLoadList.includes('NativeModule http')]`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', '@garage/tracing', '--print', `${loaded}.join()`],
    { cwd: import.meta.dirname, env, encoding: 'utf8' },
  );
  return stdout.trim() + stderr;
}

it('tracing loads nothing unless somebody has said where traces go', () => {
  expect(seen({})).toBe('undefined,false');
  expect(seen({ OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toBe('undefined,false');
  expect(seen({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })).toBe('object,true');
});
