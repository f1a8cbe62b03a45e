import './platform/tracing/preload.js';
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module.js';
import { followParentProcess } from './platform/parent-process.js';
import { Duties } from './platform/relay/duties.js';

const app = await NestFactory.createApplicationContext(AppModule, { bufferLogs: true });
app.useLogger(app.get(Logger));
app.enableShutdownHooks();
await app.init();
await app.get(Duties).startWorker();
followParentProcess();
