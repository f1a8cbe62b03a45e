import 'reflect-metadata';
import type { INestApplicationContext, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { AppModule } from '../../../src/app.module.js';
import { PasswordHasher } from '../../../src/identity/credentials/password-hasher.js';
import { Clock } from '../../../src/platform/clock/clock.js';
import { Config } from '../../../src/platform/config.js';
import { ENVIRONMENT } from '../../../src/platform/environment.js';
import { createWebApp, nestOptions } from '../../../src/platform/http/create-web-app.js';
import { BackgroundServices } from '../../../src/platform/background-services.js';
import { serveSite, type SiteOptions } from '../../../src/site/index.js';
import { registerCleanup } from '../register-cleanup.js';
import { createDatabase } from '../database/create-database.js';
import { testEnvironment } from '../test-environment.js';
import { watchRefusals } from './watch-refusals.js';
import { FixedClock } from '../clock/fixed-clock.js';

/** Users of tests are many, and nobody guesses their passwords: real hashes at a thirtieth of the work. */
const quickHasher = new PasswordHasher({ memoryCost: 1_024, timeCost: 1, parallelism: 1 });

interface ProcessOptions {
  /** An address from createDatabase, to share one between processes; a new one by default. */
  database?: string;
  clock?: Clock;
  /** Variables over those of a test, see testEnvironment. */
  env?: Record<string, string>;
  /** Left out: the API alone. */
  web?: SiteOptions;
  /** Modules beside the application's own. */
  modules?: Type[];
  /** Routes that only the test has. */
  controllers?: Type[];
}

export interface TestProcess<App extends INestApplicationContext = INestApplicationContext> {
  app: App;
  get: App['get'];
  database: string;
  close(): Promise<void>;
}

/** The web process: the whole application, listening at `url` (no slash at the end) on a free port. */
export async function startApp(
  options: ProcessOptions = {},
): Promise<TestProcess<NestFastifyApplication> & { url: string }> {
  const { testing, database } = await createTestingModule(options);
  const app = await createWebApp({
    config: testing.get(Config),
    create: (adapter) => testing.createNestApplication<NestFastifyApplication>(adapter, nestOptions),
  });
  if (options.web) await serveSite(app, options.web);
  const undocumented = watchRefusals(app.getHttpAdapter().getInstance());
  registerCleanup(async () => expect(undocumented).toEqual([]));
  await app.listen(0, '127.0.0.1');
  await app.get(BackgroundServices).startWeb();
  return { ...toTestProcess(app, database), url: (await app.getUrl()).replace(/\/$/, '') };
}

/** The queue process beside it. */
export async function startWorker(options: ProcessOptions = {}): Promise<TestProcess> {
  const { testing, database } = await createTestingModule(options);
  await testing.init();
  await testing.get(BackgroundServices).startWorker();
  return toTestProcess(testing, database);
}

async function createTestingModule({
  database,
  clock = new FixedClock(),
  env,
  modules = [],
  controllers,
}: ProcessOptions) {
  database ??= await createDatabase();
  const testing = await Test.createTestingModule({ imports: [AppModule, ...modules], controllers })
    .overrideProvider(ENVIRONMENT)
    .useValue({ ...testEnvironment(database), ...env })
    .overrideProvider(Clock)
    .useValue(clock)
    .overrideProvider(PasswordHasher)
    .useValue(quickHasher)
    .compile();
  return { testing, database };
}

function toTestProcess<App extends INestApplicationContext>(app: App, database: string): TestProcess<App> {
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= app.close();
    // A fetch that a test left unread would hold its connection, and the application waits for those.
    (app as unknown as Partial<NestFastifyApplication>).getHttpServer?.().closeAllConnections();
    return closing;
  };
  registerCleanup(close);
  return { app, get: app.get.bind(app) as App['get'], database, close };
}
