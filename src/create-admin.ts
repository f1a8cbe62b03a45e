import 'reflect-metadata';
import { EntityManager } from '@mikro-orm/postgresql';
import { NestFactory } from '@nestjs/core';
import { isEmail } from 'class-validator';
import { parseArgs } from 'node:util';
import { AppModule } from './app.module.js';
import { PasswordLinks, UserAccounts } from './identity/index.js';
import { askForSecret } from './platform/ask-for-secret.js';

/** Makes an administrator. The password is asked for, or chosen through a link; no argument ever carries it. */
try {
  await createAdmin(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function createAdmin(args: string[]): Promise<void> {
  const { email = '', link } = parseArgs({ args, options: { email: { type: 'string' }, link: { type: 'boolean' } } }).values;
  if (!isEmail(email)) throw new Error('Say whom: npm run admin:create -- --email somebody@example.com, with --link for a link');
  const password = link ? null : await askForSecret(`Password for ${email}, at least 12 characters: `);
  const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error', 'warn'] });
  try {
    const id = await app.get(UserAccounts).create({ email, password, role: 'admin_staff' });
    if (!link) return console.log(`${email} can sign in as an administrator.`);
    const url = await app.get(PasswordLinks).make(app.get(EntityManager).fork(), id, 'invitation', new Date());
    console.log(`${email} is an administrator. This link sets the password, once, within 48 hours:\n${url}`);
  } finally {
    await app.close();
  }
}
