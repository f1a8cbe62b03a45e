import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Command, CommandRunner } from 'nest-commander';
import { writeFile } from 'node:fs/promises';

/** Writes the OpenAPI document in Nest's preview mode: nothing is connected or started. */
@Command({
  name: 'openapi',
  arguments: '[file]',
  argsDescription: { file: 'the file to write (default: print it)' },
  description: 'Writes the description of the API.',
})
export class OpenapiCommand extends CommandRunner {
  async run([file]: string[]): Promise<void> {
    const { AppModule } = await import('../../app.module.js');
    const { describeApi } = await import('../../platform/http/describe-api.js');
    const options = { preview: true, logger: false, abortOnError: false } as const;
    const app = await NestFactory.create<NestFastifyApplication>(AppModule, new FastifyAdapter(), options);
    const description = `${JSON.stringify(describeApi(app), undefined, 2)}\n`;
    if (file) await writeFile(file, description);
    else process.stdout.write(description);
  }
}
