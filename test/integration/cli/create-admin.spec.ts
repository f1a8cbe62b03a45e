import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { startApp } from '../../support/processes/start-app.js';
import { testEnvironment } from '../../support/test-environment.js';
import { Visitor } from '../../support/clients/visitor.js';

const password = 'ferries leave at seven';

describe('npm run create-admin', () => {
  let server: Awaited<ReturnType<typeof startApp>>;

  /** The output on either stream, with `typed` piped in. */
  const create = async (args: string[], typed = '') => {
    const env = { ...testEnvironment(server.database), PATH: process.env.PATH, PUBLIC_URL: server.url };
    const run = spawn(process.execPath, ['scripts/run-cli.mjs', 'create-admin', ...args], { env });
    run.stdin.end(typed);
    return (await Promise.all([text(run.stdout), text(run.stderr)])).join('');
  };
  const signIn = (email: string) => new Visitor(server.url).post('/auth/sign-in', { email, password });

  beforeAll(async () => {
    server = await startApp();
  });

  it('takes the password from the terminal or a pipe, never from its arguments', async () => {
    expect(await create(['--email', 'owner@spa.test'], `${password}\n`)).toContain('can sign in as an administrator');
    expect((await signIn('owner@spa.test')).status).toBe(200);
    expect(await create(['--email', 'owner@spa.test'], password)).toContain(
      'There is already an account with this email address',
    );
  });

  it('refuses a password that is easy to guess, and nobody', async () => {
    expect(await create(['--email', 'weak@spa.test'], 'sonyericsson')).toContain('too easy to guess');
    expect(await create([])).toBe("Required option '--email <address>' not specified\n");
  });

  it('prints a link instead, which sets the password once', async () => {
    const said = await create(['--email', 'second@spa.test', '--link']);
    const token = /\/accept-invitation#token=([\w-]{43})/.exec(said)![1];
    const browser = new Visitor(server.url);
    expect((await browser.post('/auth/new-password', { token, password })).status).toBe(200);
    expect((await browser.get('/accounts')).status).toBe(200);
    expect((await browser.post('/auth/new-password', { token, password })).status).toBe(410);
  });
});
