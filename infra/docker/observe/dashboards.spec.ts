import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { dashboards, type Panel } from './dashboards.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const { datasources } = parse(read('grafana/datasource.yml')) as {
  datasources: { uid: string; type: string; url: string; jsonData: { timeInterval: string } }[];
};
const { global } = parse(read('prometheus.yml')) as { global: { scrape_interval: string } };

/** The squares of the grid, 24 wide, on which a panel lies. */
function squares({ gridPos: { x, y, w, h } }: Panel): string[] {
  return Array.from({ length: w * h }, (_, i) => `${x + (i % w)},${y + Math.floor(i / w)}`);
}

describe('the dashboards', () => {
  it('are three, which their addresses tell apart', () => {
    expect(Object.values(dashboards).map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Visitors', 'Mail and jobs', 'Machines']),
    );
    expect(Object.values(dashboards).map(({ uid }) => uid)).toHaveLength(3);
    expect(new Set(Object.values(dashboards).map(({ uid }) => uid)).size).toBe(3);
  });

  it('ask the Prometheus of the profile, which is read as often as they believe', () => {
    expect(datasources).toMatchObject([
      {
        type: 'prometheus',
        url: 'http://prometheus:9090',
        jsonData: { timeInterval: global.scrape_interval },
      },
    ]);
  });

  describe.each(Object.entries(dashboards))('%s', (_file, { panels, annotations, editable }) => {
    it('has panels that ask something of it, under a name and in a unit', () => {
      const asked = { type: 'prometheus', uid: datasources[0]!.uid };
      expect(editable).toBe(false);
      expect(annotations.list.map(({ datasource }) => datasource)).toEqual([asked]);
      for (const panel of panels) {
        expect(panel.datasource).toEqual(asked);
        expect(['timeseries', 'stat', 'state-timeline']).toContain(panel.type);
        expect(panel.targets.length).toBeGreaterThan(0);
        expect(panel.fieldConfig.defaults.unit).not.toBe('');
        const letters = panel.targets.map(({ refId }) => refId);
        expect(new Set(letters).size).toBe(letters.length);
      }
      const titles = panels.map(({ title }) => title);
      expect(titles).not.toContain('');
      expect(new Set(titles).size).toBe(titles.length);
      expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    });

    it('fills its rows, and no panel lies on another', () => {
      const taken = panels.flatMap(squares);
      expect(new Set(taken).size).toBe(taken.length);
      expect(taken.length % 24).toBe(0);
      for (const { gridPos } of panels) expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
    });
  });
});
