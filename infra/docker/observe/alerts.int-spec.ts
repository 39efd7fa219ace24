import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';

const HERE = new URL('./', import.meta.url);

interface Rule {
  alert: string;
  for?: string;
  labels: { severity?: string };
  annotations: Record<string, string>;
}

const read = (name: string) => readFileSync(new URL(name, HERE), 'utf8');
const { groups } = parse(read('alerts.yml')) as { groups: { rules: Rule[] }[] };
const alerts = groups.flatMap(({ rules }) => rules);

/** What promtool of the same Prometheus says about it; nothing when all is well. */
function promtool(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('promtool', args, {
    cwd: fileURLToPath(HERE),
    encoding: 'utf8',
  });
  return status === 0 ? '' : stdout + stderr;
}

describe('the alerts', () => {
  it('fire when they should and not on a calm site', () => {
    expect(promtool('test', 'rules', 'alerts.test.yml')).toBe('');
  });

  it('are each tried', () => {
    const tried = new Set(read('alerts.test.yml').match(/alertname="\w+"/g));
    expect(alerts.filter(({ alert }) => !tried.has(`alertname="${alert}"`))).toEqual([]);
  });

  it('are read by Prometheus as they are meant, with what they are asked of', () => {
    expect(promtool('check', 'rules', 'alerts.yml')).toBe('');
    expect(promtool('check', 'config', '--syntax-only', 'prometheus.yml')).toBe('');
  });

  it.each(alerts)('$alert waits a while, and says in both languages what to do', (rule) => {
    expect(rule.for).toMatch(/^\d+[mhd]$/);
    expect(['critical', 'warning']).toContain(rule.labels.severity);
    const { doc, ...texts } = rule.annotations;
    expect(Object.keys(texts)).toEqual(['summary', 'description', 'summary_en', 'description_en']);
    expect(Object.values(texts).join(' ')).not.toMatch(/ß/);
    expect(doc).toMatch(/^infra\/docs\/monitoring\.md#/);
  });

  it('name sections that are there', () => {
    const headings = readFileSync(new URL('../../docs/monitoring.md', HERE), 'utf8').match(/^#+ .*$/gm) ?? [];
    const anchors = headings.map((heading) => heading.replace(/^#+ /, '').toLowerCase().replaceAll(' ', '-'));
    expect(anchors).toEqual(
      expect.arrayContaining(alerts.map(({ annotations }) => annotations['doc']?.split('#')[1])),
    );
  });
});
