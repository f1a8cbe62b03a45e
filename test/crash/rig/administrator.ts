import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { testEnvironment } from '../../support/environment.js';
import { Visitor } from '../../support/visitor.js';

const person = { email: 'ada@spa.test', password: 'ferries leave at seven' };

/** The shop's administrator, signed in to the built product at `url`. */
export async function administrator(database: string, url: string): Promise<Visitor> {
  const env = { ...testEnvironment(database), PATH: process.env.PATH };
  const creating = spawn(process.execPath, ['dist/src/create-admin.js', '--email', person.email], { env, stdio: ['pipe', 'ignore', 'inherit'] });
  creating.stdin.end(person.password);
  await once(creating, 'exit');
  const admin = new Visitor(url);
  await admin.post('/auth/sign-in', person);
  return admin;
}
