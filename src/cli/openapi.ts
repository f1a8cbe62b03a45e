import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { writeFile } from 'node:fs/promises';
import { AppModule } from '../app.module.js';
import { describeApi } from '../platform/http/describe-api.js';

/** Writes the description of the API to the file named on the command line. Preview: nothing is connected or started. */
const app = await NestFactory.create<NestFastifyApplication>(AppModule, new FastifyAdapter(), {
  preview: true,
  logger: ['error'],
});
await writeFile(process.argv[2] ?? 'docs/openapi.json', `${JSON.stringify(describeApi(app), undefined, 2)}\n`);
