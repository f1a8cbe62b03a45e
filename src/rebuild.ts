import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { Projections } from './platform/relay/projections.js';
import { Rebuild } from './platform/relay/rebuild.js';

/** Makes every read model anew from the log, while the product serves. */
const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error', 'warn'] });
try {
  const { isTTY } = process.stdout;
  for (const projection of app.get(Projections).all()) {
    const show = (seq: number, head: number) => {
      if (isTTY || seq === head) process.stdout.write(`${isTTY ? '\r' : ''}${projection.name}: ${seq} of ${head} events`);
    };
    const corrections = await app.get(Rebuild).run(projection, show);
    const told = Object.entries(corrections).map(([table, rows]) => `${table}: ${rows} rows differed`);
    process.stdout.write(`\n  ${told.join(', ')}\n`);
  }
} finally {
  await app.close();
}
