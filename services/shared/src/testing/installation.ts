import { Logger } from '@nestjs/common';
import { PgBoss } from 'pg-boss';
import { migrate } from '../database/migrate.js';
import { createAuthTables, type Template } from './test-database.js';

/** What a service finds in its database when it has been started before. */
export interface Installation {
  schema: string;
  migrations: Function[];
  jobsSchema: string;
}

/** Migrations take longer than most spec files: they run once, and each file begins with a copy of what they have made. */
export function installed({ schema, migrations, jobsSchema }: Installation): Template {
  return {
    name: `installed_${schema}`,
    fill: async (url) => {
      if (schema !== 'auth') await createAuthTables(url);
      await migrate({ url, schema, migrations, logger: new Logger(schema) });
      const boss = new PgBoss({
        connectionString: url,
        schema: jobsSchema,
        schedule: false,
        supervise: false,
      });
      await boss.start();
      await boss.stop({ graceful: false });
    },
  };
}
