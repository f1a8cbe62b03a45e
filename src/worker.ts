import './platform/observability/tracing/preload.js';
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module.js';
import { followParentProcess } from './platform/follow-parent-process.js';
import { BackgroundServices } from './platform/background-services.js';

const app = await NestFactory.createApplicationContext(AppModule, { bufferLogs: true });
app.useLogger(app.get(Logger));
app.enableShutdownHooks();
await app.init();
await app.get(BackgroundServices).startWorker();
followParentProcess();
