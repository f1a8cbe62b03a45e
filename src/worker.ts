import './platform/observability/tracing/preload.js';
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module.js';
import { BackgroundServices } from './platform/background-services.js';
import { processOptions, startProcess } from './platform/process/start-process.js';

await startProcess(async () => {
  const app = await NestFactory.createApplicationContext(AppModule, processOptions);
  app.useLogger(app.get(Logger));
  app.flushLogs();
  app.enableShutdownHooks();
  await app.init();
  await app.get(BackgroundServices).startWorker();
});
