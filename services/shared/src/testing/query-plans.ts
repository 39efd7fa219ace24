import type { DataSource } from 'typeorm';
import { SilentTypeOrmLogger } from '../database/typeorm-logger.js';

export interface Statement {
  sql: string;
  parameters: unknown[];
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  /** Of what an index is not sure, such as words in a row or letters in the midst of one. */
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}

/** More than any list looks through for a page (1000), and far fewer than the specs store. */
const REFUSED_IN_VAIN = 1500;

interface Watched {
  schema: string;
  /** The names of the tables that grow for years. */
  growing: RegExp;
}

/**
 * Hears what a service says to its database, and looks up how that is carried out: what reads a growing table from
 * beginning to end is found here and not in twenty years. The tables have to hold some thousand rows, so that the
 * database takes an index by itself where there is one.
 */
export class QueryPlans {
  private readonly heard: Statement[] = [];

  constructor(
    private readonly db: DataSource,
    private readonly watched: Watched,
  ) {
    db.logger = Object.assign(new SilentTypeOrmLogger(), {
      logQuery: (sql: string, parameters: unknown[] = []) => void this.heard.push({ sql, parameters }),
    });
  }

  /** The statements about the schema's tables that were made meanwhile. */
  async heardDuring(work: () => Promise<unknown>): Promise<Statement[]> {
    this.heard.length = 0;
    await work();
    const named = new RegExp(`${this.watched.schema}"?\\.`);
    return this.heard.filter(
      ({ sql }) => /^\s*(?:SELECT|WITH|UPDATE|DELETE|INSERT)/.test(sql) && named.test(sql),
    );
  }

  /**
   * The growing tables that a statement reads from beginning to end: without an index, or along one whose rows it then
   * refuses one after the other. What changes something is not carried out a second time, so only its plan is looked at.
   */
  async readWhole(statement: Statement): Promise<string[]> {
    const isRead =
      /^\s*(?:SELECT|WITH)/.test(statement.sql) && !/\b(?:INSERT|UPDATE|DELETE) /.test(statement.sql);
    return (await this.stepsOnGrowing(statement, isRead ? 'ANALYZE, ' : ''))
      .filter((step) => step['Node Type'] === 'Seq Scan' || refusedBy(step) > REFUSED_IN_VAIN)
      .map((step) => `${step['Relation Name']}, ${reasonOf(step)}: ${statement.sql}`);
  }

  /** The same for everything that was said meanwhile, and how many statements that were. */
  async during(work: () => Promise<unknown>): Promise<{ statements: number; readWhole: string[] }> {
    const statements = await this.heardDuring(work);
    const readWhole: string[] = [];
    for (const statement of statements) readWhole.push(...(await this.readWhole(statement)));
    return { statements: statements.length, readWhole };
  }

  /** How many rows of growing tables the database looks at to carry out what was said meanwhile. */
  async rowsReadDuring(work: () => Promise<unknown>): Promise<{ statements: number; rows: number }> {
    const statements = await this.heardDuring(work);
    let rows = 0;
    for (const statement of statements) {
      for (const step of await this.stepsOnGrowing(statement, 'ANALYZE, ')) {
        rows += (step['Actual Rows'] ?? 0) * (step['Actual Loops'] ?? 0) + refusedBy(step);
      }
    }
    return { statements: statements.length, rows };
  }

  /** The steps of a statement's plan that look at a growing table. With ANALYZE it is carried out, and undone. */
  private async stepsOnGrowing(
    { sql, parameters }: Statement,
    analyze: '' | 'ANALYZE, ' = '',
  ): Promise<Plan[]> {
    const runner = this.db.createQueryRunner();
    try {
      await runner.startTransaction();
      const { records } = await runner.query(`EXPLAIN (${analyze}FORMAT JSON) ${sql}`, parameters, true);
      const [{ 'QUERY PLAN': plans }] = records as [{ 'QUERY PLAN': [{ Plan: Plan }] }];
      return stepsOf(plans[0].Plan).filter((step) => this.watched.growing.test(step['Relation Name'] ?? ''));
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  }
}

/** What is wrong with it, for whoever reads the failure. */
function reasonOf(step: Plan): string {
  return step['Node Type'] === 'Seq Scan' ? 'no index' : `${refusedBy(step)} rows refused`;
}

/** How many rows it has read and not kept. */
function refusedBy(step: Plan): number {
  const refused = (step['Rows Removed by Filter'] ?? 0) + (step['Rows Removed by Index Recheck'] ?? 0);
  return refused * (step['Actual Loops'] ?? 0);
}

function stepsOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(stepsOf)];
}

/**
 * The foreign keys of a schema whose columns have no index: deleting what they refer to reads their whole table, which
 * no plan shows.
 */
export async function foreignKeysWithoutIndex(db: DataSource, schema: string): Promise<string[]> {
  const rows = await db.query<{ name: string }[]>(
    `SELECT conrelid::regclass || '.' || conname AS name FROM pg_constraint
      WHERE contype = 'f' AND connamespace = $1::regnamespace
        AND NOT EXISTS (
          SELECT FROM pg_index
           WHERE indrelid = conrelid AND indisvalid
             AND (string_to_array(indkey::text, ' ')::int2[])[1:cardinality(conkey)] @> conkey)
      ORDER BY name`,
    [schema],
  );
  return rows.map(({ name }) => name);
}
