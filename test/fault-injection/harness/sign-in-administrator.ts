import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { testEnvironment } from '../../support/test-environment.js';
import { Visitor } from '../../support/clients/visitor.js';

export const credentials = { email: 'ada@spa.test', password: 'ferries leave at seven' };

/** The shop's administrator, signed in to the built product at `url`. */
export async function signInAdministrator(database: string, url: string): Promise<Visitor> {
  const env = { ...testEnvironment(database), PATH: process.env.PATH };
  const args = ['dist/src/cli/main.js', 'create-admin', '--email', credentials.email];
  const command = spawn(process.execPath, args, { env, stdio: ['pipe', 'ignore', 'inherit'] });
  command.stdin.end(credentials.password);
  await once(command, 'exit');
  const admin = new Visitor(url);
  await admin.post('/auth/sign-in', credentials);
  return admin;
}
