import { DynamicModule, Module } from '@nestjs/common';
import { BaseConfig } from './env.js';

/** Makes the validated configuration injectable by `BaseConfig` and by the service's own class. */
@Module({})
export class ConfigModule {
  static forRoot(config: BaseConfig): DynamicModule {
    const tokens = [...new Set<unknown>([BaseConfig, config.constructor])] as (typeof BaseConfig)[];
    return {
      module: ConfigModule,
      global: true,
      providers: tokens.map((provide) => ({ provide, useValue: config })),
      exports: tokens,
    };
  }
}
