import { ConsoleLogger, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Config } from '../../platform/config.js';
import { assertSchemaVersion } from '../../platform/database/migrations/schema-version.js';
import { readConfig } from '../../platform/environment.js';
import { assertPersonalDataKey } from '../../platform/personal-data/assert-personal-data-key.js';
import { ownerDatabaseUrl } from './database-url.js';

/** Placeholders for settings that commands do not need: no command sends mails or serves pages. */
const UNUSED_SETTINGS = { SMTP_URL: 'smtp://127.0.0.1', PUBLIC_URL: 'http://localhost' };

/**
 * Runs `work` with the whole application, but without background services. The application is loaded only here, so
 * that a missing option is reported at once.
 * @throws Error when it cannot start, as over a database of another version or key
 */
export async function withApp<Result>(
  work: (app: INestApplicationContext) => Promise<Result>,
  databaseUrl = ownerDatabaseUrl(),
): Promise<Result> {
  const given = Object.entries(process.env).filter(([, value]) => value);
  Object.assign(process.env, { ...UNUSED_SETTINGS, ...Object.fromEntries(given), DATABASE_URL: databaseUrl });
  await assertSchemaVersion(databaseUrl);
  await assertPersonalDataKey(readConfig(Config, process.env));
  const { AppModule } = await import('../../app.module.js');
  // Start failures are thrown to the caller. Nest would also print them with a stack.
  const app = await NestFactory.createApplicationContext(AppModule, { logger: false, abortOnError: false });
  app.useLogger(new ConsoleLogger({ logLevels: ['error', 'warn'] }));
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}
