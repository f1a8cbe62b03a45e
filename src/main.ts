import './platform/observability/tracing/preload.js';
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { BackgroundServices } from './platform/background-services.js';
import { createWebApp, nestOptions } from './platform/http/create-web-app.js';
import { packageFile } from './platform/package-folder.js';
import { processOptions, startProcess } from './platform/process/start-process.js';
import { HomePageCache, serveSite } from './site/index.js';

await startProcess(async (config) => {
  const options = { ...processOptions, ...nestOptions };
  const app = await createWebApp({
    config,
    create: (adapter) => NestFactory.create<NestFastifyApplication>(AppModule, adapter, options),
  });
  app.flushLogs();
  await serveSite(app, { root: packageFile('dist/web') });
  app.enableShutdownHooks();
  await app.listen(config.PORT, config.HOST);
  const services = app.get(BackgroundServices);
  await (config.WORKER_MODE === 'shared' ? services.startWorker() : services.startWeb());
  // Its code takes longest to come the first time, which is no visitor's to wait for.
  void app.get(HomePageCache).page();
});
