import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/** TypeORM's own connections, for the libraries that speak to Postgres directly. */
export function poolOf(dataSource: DataSource): Pool {
  return (dataSource.driver as PostgresDriver).master as Pool;
}

/** The schema that belongs to the service, which is also its name. */
export function schemaOf(dataSource: DataSource): string {
  const { schema } = (dataSource.driver as PostgresDriver).options;
  if (!schema) throw new Error('a service has a schema of its own');
  return schema;
}
