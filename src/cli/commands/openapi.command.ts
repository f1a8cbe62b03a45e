import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Command, CommandRunner } from 'nest-commander';
import { writeFile } from 'node:fs/promises';

/** Writes the OpenAPI document in Nest's preview mode: nothing is connected or started. */
@Command({
  name: 'openapi',
  arguments: '[file] [v1]',
  argsDescription: {
    file: 'the file to write (default: print it)',
    v1: 'the file for what is promised to programs',
  },
  description: 'Writes the description of the API.',
})
export class OpenapiCommand extends CommandRunner {
  async run([file, v1]: string[]): Promise<void> {
    const { AppModule } = await import('../../app.module.js');
    const { describeApi } = await import('../../platform/http/describe-api.js');
    const options = { preview: true, logger: false, abortOnError: false } as const;
    const app = await NestFactory.create<NestFastifyApplication>(AppModule, new FastifyAdapter(), options);
    const { describeV1 } = await import('../../integrations/index.js');
    const description = describeApi(app);
    if (v1) await writeFile(v1, toText(describeV1(description)));
    if (file) await writeFile(file, toText(description));
    else process.stdout.write(toText(description));
  }
}

const toText = (document: object): string => `${JSON.stringify(document, undefined, 2)}\n`;
