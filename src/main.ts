import './platform/tracing/preload.js';
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { resolve } from 'node:path';
import { AppModule } from './app.module.js';
import { Config } from './platform/config.js';
import { createWebApp, nestOptions } from './platform/http/create-web-app.js';
import { followParentProcess } from './platform/parent-process.js';
import { Duties } from './platform/relay/duties.js';
import { HomePage } from './site/index.js';
import { listedPages, webPages } from './web-pages.js';

const config = Config.from(process.env);
const app = await createWebApp({
  config,
  create: (adapter) => NestFactory.create<NestFastifyApplication>(AppModule, adapter, nestOptions),
  web: { root: resolve('dist/web'), pages: webPages, listed: listedPages, home: HomePage },
});
app.enableShutdownHooks();
await app.listen(config.PORT, '0.0.0.0');
await app.get(Duties).startWeb();
followParentProcess();
