import type { DataSource } from 'typeorm';

export interface Statement {
  sql: string;
  parameters: unknown[];
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

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
    this.listen();
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

  /** The growing tables that a statement reads from beginning to end. */
  async readWhole({ sql, parameters }: Statement): Promise<string[]> {
    const runner = this.db.createQueryRunner();
    try {
      await runner.startTransaction();
      const rows = (await runner.query(`EXPLAIN (FORMAT JSON) ${sql}`, parameters)) as unknown;
      // Of a DELETE or UPDATE, TypeORM answers the rows and their number.
      const [row] = (Array.isArray(rows) && Array.isArray(rows[0]) ? rows[0] : rows) as {
        'QUERY PLAN': { Plan: Plan }[];
      }[];
      return nodesOf(row!['QUERY PLAN'][0]!.Plan)
        .filter(
          (node) =>
            node['Node Type'] === 'Seq Scan' && this.watched.growing.test(node['Relation Name'] ?? ''),
        )
        .map((node) => `${node['Relation Name']}: ${sql}`);
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  }

  /** The same for everything that was said meanwhile, and how many statements that were. */
  async during(work: () => Promise<unknown>): Promise<{ statements: number; readWhole: string[] }> {
    const statements = await this.heardDuring(work);
    const readWhole: string[] = [];
    for (const statement of statements) readWhole.push(...(await this.readWhole(statement)));
    return { statements: statements.length, readWhole };
  }

  private listen(): void {
    const { heard } = this;
    const prototype = Object.getPrototypeOf(this.db.createQueryRunner()) as {
      query: (sql: string, parameters?: unknown[], ...others: unknown[]) => Promise<unknown>;
    };
    const { query } = prototype;
    prototype.query = function noted(sql, parameters, ...others) {
      heard.push({ sql, parameters: parameters ?? [] });
      return query.call(this, sql, parameters, ...others);
    };
  }
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
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
