import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import { isEmail } from 'class-validator';
import { parseArgs } from 'node:util';
import { AppModule } from '../app.module.js';
import { CreateUser, IssueInvitationLink } from '../identity/index.js';
import { system } from '../kernel/actor.js';
import { promptSecret } from './terminal/prompt-secret.js';

/** Makes an administrator. The password is asked for, or chosen through a link; no argument ever carries it. */
try {
  await createAdmin(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function createAdmin(args: string[]): Promise<void> {
  const { email = '', link } = parseArgs({
    args,
    options: { email: { type: 'string' }, link: { type: 'boolean' } },
  }).values;
  if (!isEmail(email))
    throw new Error('Say whom: npm run admin:create -- --email somebody@example.com, with --link for a link');
  const password = link ? null : await promptSecret(`Password for ${email}, at least 12 characters: `);
  const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error', 'warn'] });
  try {
    const commands = app.get(CommandBus);
    const id = await commands.execute(new CreateUser({ email, password, role: 'admin_staff' }, system));
    if (!link) return console.log(`${email} can sign in as an administrator.`);
    const url = await commands.execute(new IssueInvitationLink(id));
    console.log(`${email} is an administrator. This link sets the password, once, within 48 hours:\n${url}`);
  } finally {
    await app.close();
  }
}
