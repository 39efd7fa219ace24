import { DynamicModule, Logger, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { RoleEntity } from '../auth/role.entity.js';
import { UserEntity } from '../auth/user.entity.js';
import { BaseConfig, databaseUrl } from '../config/env.js';
import { untilReachable } from './connect.js';
import type { Grant } from './grants.js';
import { migrate } from './migrate.js';
import { SilentTypeOrmLogger } from './typeorm-logger.js';

export interface DatabaseOptions {
  /** The service's own Postgres schema. */
  schema: string;
  entities: Function[];
  /** Oldest first; applied ones never change. */
  migrations: Function[];
  /** What other parts of the site may do with the schema, where each has a role of its own. */
  grants?: readonly Grant[];
}

/**
 * The service's connection to Postgres: waits for it, migrates, then lets the application start.
 * Users and roles are readable in every service.
 */
@Module({})
export class DatabaseModule {
  static forRoot(options: DatabaseOptions): DynamicModule {
    const logger = new Logger(DatabaseModule.name);
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          inject: [BaseConfig],
          useFactory: (config: BaseConfig) => ({
            ...dataSourceOptions(options, databaseUrl(config), logger),
            toRetry: () => false, // the factory below waits by itself
          }),
          dataSourceFactory: async (dataSource) => {
            if (!dataSource) throw new Error('TypeORM passed no options');
            return open(dataSource, options, logger);
          },
        }),
      ],
    };
  }
}

async function open(
  dataSource: DataSourceOptions,
  { schema, migrations, grants }: DatabaseOptions,
  logger: Logger,
): Promise<DataSource> {
  const url = 'url' in dataSource ? dataSource.url : undefined;
  if (typeof url !== 'string') throw new Error('the database has no address');
  const applied = await untilReachable(logger, () => migrate({ url, schema, migrations, grants, logger }));
  for (const name of applied) logger.log({ msg: 'migration applied', migration: name });
  return untilReachable(logger, () => new DataSource(dataSource).initialize());
}

function dataSourceOptions(
  { schema, entities }: DatabaseOptions,
  url: string,
  logger: Logger,
): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    schema,
    entities: [...new Set([...entities, UserEntity, RoleEntity])],
    synchronize: false,
    logger: new SilentTypeOrmLogger(),
    installExtensions: false,
    applicationName: schema,
    connectTimeoutMS: 3000,
    // An idle connection broke: the pool has dropped it already and opens another when needed.
    poolErrorHandler: (err: unknown) => logger.warn({ msg: 'a connection to Postgres was lost', err }),
    extra: { max: 10, statement_timeout: 15_000, query_timeout: 20_000 },
  };
}
