import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { ProjectionRegistry } from '../platform/projections/projection-registry.js';
import { ProjectionRebuilder } from '../platform/projections/projection-rebuilder.js';

/** Rebuilds every read model from the log, while the product serves. */
const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error', 'warn'] });
try {
  const { isTTY } = process.stdout;
  for (const projection of app.get(ProjectionRegistry).all()) {
    const show = (seq: number, head: number) => {
      if (isTTY || seq === head)
        process.stdout.write(`${isTTY ? '\r' : ''}${projection.name}: ${seq} of ${head} events`);
    };
    const corrections = await app.get(ProjectionRebuilder).run(projection, show);
    const summary = Object.entries(corrections).map(([table, rows]) => `${table}: ${rows} rows differed`);
    process.stdout.write(`\n  ${summary.join(', ')}\n`);
  }
} finally {
  await app.close();
}
