import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { ExtendHashChain } from '../audit/index.js';

/** Prints the head of the action log's chain, to be kept where the database's owner cannot reach it. */
const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error', 'warn'] });
try {
  const { seq, hash } = await app.get(ExtendHashChain, { strict: false }).head();
  process.stdout.write(`${seq}:${hash}\n`);
} finally {
  await app.close();
}
