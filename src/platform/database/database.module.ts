import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { type DynamicModule, Module } from '@nestjs/common';
import { Config } from '../config.js';
import { Metrics } from '../observability/metrics/metrics.js';
import { databaseOptions } from './database-options.js';
import { TransactionRunner } from './pipelining/index.js';

@Module({})
export class DatabaseModule {
  /** @param entities the tables of all modules that are reached through the ORM */
  static with(entities: Parameters<typeof databaseOptions>[1]): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      providers: [TransactionRunner],
      exports: [TransactionRunner],
      imports: [
        MikroOrmModule.forRootAsync({
          driver: PostgreSqlDriver,
          inject: [Config, Metrics],
          useFactory: (config: Config, metrics: Metrics) => ({
            ...databaseOptions(config, entities, (pool) => metrics.watchPool(pool)),
            // Whoever reads or writes forks; a unit of work for every request would be made for nothing.
            registerRequestContext: false,
          }),
        }),
      ],
    };
  }
}
