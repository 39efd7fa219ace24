import 'reflect-metadata';
import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DestinationStream, Logger } from 'pino';
import { ConfigModule } from './config/config.module.js';
import type { BaseConfig } from './config/env.js';
import { createLogger, NestLogger } from './logging/logger.js';
import { addRequestLog } from './logging/request-log.js';
import { OpenApi, OpenApiModule } from './openapi/openapi.js';
import { obeyBodyLimits } from './platform/body-limit.decorator.js';
import { createAdapter } from './platform/fastify.js';
import { type BodyRate, SLOWEST_BODY } from './platform/minimum-body-rate.js';
import { addCommonHeaders, addPlugins } from './platform/http.js';
import { rememberRoutes } from './platform/registered-routes.js';
import { PlatformModule } from './platform/platform.module.js';
import { stopOnSignals } from './platform/shutdown.js';

export type ServiceName = 'auth' | 'content' | 'contact';

export interface BootstrapOptions {
  service: ServiceName;
  /** Where log lines go; standard output when absent. */
  logDestination?: DestinationStream;
  /** How slowly bodies may come; tests have less patience. */
  bodyRate?: BodyRate;
}

/** Starts a service: everything `createApp` does, then it listens and stops on signals. */
export async function bootstrap(
  appModule: Type<unknown> | DynamicModule,
  config: BaseConfig,
  options: BootstrapOptions,
): Promise<NestFastifyApplication> {
  const logger = loggerOf(config, options);
  failLoudly(logger);
  const app = await createApp(appModule, config, options, logger);
  stopOnSignals(app, logger);
  await app.listen(config.port, config.host);
  logger.info({ url: await app.getUrl() }, 'listening');
  return app;
}

/** The configured and initialised application, not listening yet; what tests drive. */
export async function createApp(
  appModule: Type<unknown> | DynamicModule,
  config: BaseConfig,
  options: BootstrapOptions,
  logger: Logger = loggerOf(config, options),
): Promise<NestFastifyApplication> {
  const adapter = createAdapter(options.bodyRate ?? SLOWEST_BODY);
  const fastify = adapter.getInstance();
  rememberRoutes(fastify);
  obeyBodyLimits(fastify);
  addCommonHeaders(fastify);
  addRequestLog(fastify, logger);
  const app = await NestFactory.create<NestFastifyApplication>(
    rootModule(appModule, config, options.service),
    adapter,
    { logger: new NestLogger(logger), bodyParser: false, abortOnError: false },
  );
  try {
    await addPlugins(app);
    app.get(OpenApi).describe(app, options.service);
    await app.init();
    await fastify.ready();
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** The service's module together with what every service has; nothing to import there but the database. */
@Module({})
class RootModule {}

function rootModule(
  appModule: Type<unknown> | DynamicModule,
  config: BaseConfig,
  service: ServiceName,
): DynamicModule {
  return {
    module: RootModule,
    imports: [ConfigModule.forRoot(config), PlatformModule, OpenApiModule.forService(service), appModule],
  };
}

function loggerOf(config: BaseConfig, { service, logDestination }: BootstrapOptions): Logger {
  return createLogger({ service, level: config.logLevel, destination: logDestination });
}

/** An error that nobody caught ends the process, but through the log and without the data it carries. */
function failLoudly(logger: Logger): void {
  const fail = (err: unknown): void => {
    logger.fatal({ err }, 'the service failed');
    process.exit(1);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
}
