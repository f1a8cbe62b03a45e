import './platform/observability/tracing/preload.js';
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { Config } from './platform/config.js';
import { readConfig } from './platform/environment.js';
import { createWebApp, nestOptions } from './platform/http/create-web-app.js';
import { followParentProcess } from './platform/follow-parent-process.js';
import { BackgroundServices } from './platform/background-services.js';
import { packageFile } from './platform/package-folder.js';
import { serveSite } from './site/index.js';

const config = readConfig(Config, process.env);
const app = await createWebApp({
  config,
  create: (adapter) => NestFactory.create<NestFastifyApplication>(AppModule, adapter, nestOptions),
});
try {
  await serveSite(app, { root: packageFile('dist/web') });
} catch (error) {
  console.error(`Cannot start: ${(error as Error).message}.`);
  process.exit(1);
}
app.enableShutdownHooks();
await app.listen(config.PORT, config.HOST);
await app.get(BackgroundServices).startWeb();
followParentProcess();
