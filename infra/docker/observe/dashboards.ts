import { globSync, readFileSync } from 'node:fs';

const FOLDER = new URL('./grafana/', import.meta.url);

interface DataSource {
  type: string;
  uid: string;
}
export interface Panel {
  id: number;
  title: string;
  type: string;
  datasource: DataSource;
  gridPos: { x: number; y: number; w: number; h: number };
  targets: { refId: string; expr: string }[];
  fieldConfig: { defaults: { unit: string } };
}
export interface Dashboard {
  uid: string;
  title: string;
  editable: boolean;
  annotations: { list: { datasource: DataSource; expr: string }[] };
  panels: Panel[];
}

/** The dashboards as Grafana reads them, by the names of their files. */
export const dashboards: Record<string, Dashboard> = Object.fromEntries(
  globSync('*.json', { cwd: FOLDER }).map((file) => [
    file,
    JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Dashboard,
  ]),
);
