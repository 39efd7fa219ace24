import type { StaffClient } from '../../e2e/support/api-client.ts';
import type { TableSums } from '../../e2e/support/table-sums.ts';

/** A site that runs, and where its data are. */
export interface RunningSite {
  url: string;
  staff: StaffClient;
  databaseUrl: string;
  /** The folder of the uploaded pictures. */
  uploads: string;
}

/** What must be the same afterwards: a checksum of every table and of every file. */
export interface Contents {
  tables: TableSums;
  files: Map<string, string>;
}

/** A way to run the product, with a repository for its copies. Times are in seconds. */
export interface Installation {
  /** The command that restores, as the operator types it. */
  readonly command: string;
  start(): Promise<RunningSite>;
  stop(): Promise<void>;
  /** While it is stopped. */
  contents(): Promise<Contents>;
  /** Of the database's files, while it is stopped. */
  databaseBytes(): number;
  backup(): Promise<number>;
  /** Everything but the repository is gone; the machine is empty. */
  lose(): Promise<void>;
  restore(): Promise<number>;
  /** Removes what is left. */
  remove(): Promise<void>;
}

/** What is missing, changed or too much. */
export function differences(before: Contents, after: Contents): string[] {
  const tables = new Set([...Object.keys(before.tables), ...Object.keys(after.tables)]);
  const files = new Set([...before.files.keys(), ...after.files.keys()]);
  const said = (of: Contents, table: string) => JSON.stringify(of.tables[table]);
  return [
    ...[...tables].filter((table) => said(before, table) !== said(after, table)),
    ...[...files].filter((file) => before.files.get(file) !== after.files.get(file)),
  ];
}
