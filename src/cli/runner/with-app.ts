import { ConsoleLogger, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ownerDatabaseUrl } from './database-url.js';

/** Settings that no command uses, unless it asks for them itself: none sends mails or serves pages. */
const UNUSED_SETTINGS = { SMTP_URL: 'smtp://127.0.0.1', PUBLIC_URL: 'http://localhost' };

/**
 * Does something with the whole product, of which nothing runs by itself meanwhile. It is loaded only here, and modules by those
 * who need them: an option that is missing is said at once.
 * @throws Error when it cannot start
 */
export async function withApp<Result>(
  work: (app: INestApplicationContext) => Promise<Result>,
  databaseUrl = ownerDatabaseUrl(),
): Promise<Result> {
  const given = Object.entries(process.env).filter(([, value]) => value);
  Object.assign(process.env, { ...UNUSED_SETTINGS, ...Object.fromEntries(given), DATABASE_URL: databaseUrl });
  const { AppModule } = await import('../../app.module.js');
  // What goes wrong at the start is thrown; Nest would print it with its stack as well.
  const app = await NestFactory.createApplicationContext(AppModule, { logger: false, abortOnError: false });
  app.useLogger(new ConsoleLogger({ logLevels: ['error', 'warn'] }));
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}
