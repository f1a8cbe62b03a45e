import { CommandBus } from '@nestjs/cqrs';
import { type TOTP, URI } from 'otpauth';
import { ResetSecondFactor } from '../../../src/identity/index.js';
import { system } from '../../../src/kernel/actor.js';
import { FixedClock } from '../../support/clock/fixed-clock.js';
import { Visitor } from '../../support/clients/visitor.js';
import { createDatabase } from '../../support/database/create-database.js';
import { eventually } from '../../support/eventually.js';
import { createUser } from '../../support/fixtures/create-user.js';
import { type SmtpSink, startSmtpSink } from '../../support/processes/smtp-sink.js';
import { startApp, startWorker } from '../../support/processes/start-app.js';

const password = 'twelve characters';
const better = 'ferries leave at seven';
const email = 'mei@spa.test';
const factor = '/own-account/second-factor';

let clock: FixedClock;
let server: Awaited<ReturnType<typeof startApp>>;
let mail: SmtpSink;
let mei: Visitor;
let id: string;

const noticeOf = (title: string) =>
  eventually(() => mail.to(email).find(({ subject }) => subject?.startsWith(title)), `a mail about "${title}"`);

async function setUpFactor(): Promise<() => string> {
  const { body } = await mei.post<{ uri: string }>(factor, { password });
  const app = URI.parse(body.uri) as TOTP;
  const code = () => {
    clock.advance({ minutes: 1 });
    return app.generate({ timestamp: clock.now().getTime() });
  };
  expect(await mei.post(`${factor}/confirmation`, { code: code() })).toMatchObject({ status: 200 });
  return code;
}

beforeEach(async () => {
  clock = new FixedClock();
  mail = await startSmtpSink();
  const shared = { database: await createDatabase(), clock, env: { SMTP_URL: mail.url } };
  server = await startApp(shared);
  await startWorker(shared);
  id = await createUser(server, { email, password, role: 'staff' });
  mei = new Visitor(server.url);
  expect(await mei.post('/auth/sign-in', { email, password })).toMatchObject({ status: 200 });
});

it('a new password is told to its owner, with when, and the way back in', async () => {
  await mei.post('/own-account/password', { current_password: password, password: better });
  const { text, messageId } = await noticeOf('Your password was changed');
  expect(text).toContain(email);
  expect(text).toContain('Monday, March 2, 2026');
  expect(text).toContain('http://localhost:3000/forgot-password');
  expect(messageId).toMatch(/\.user@/);
});

it('a second factor that is set up, gets new recovery codes or is turned off is told each time', async () => {
  const code = await setUpFactor();
  await noticeOf('A second factor was set up');
  const renewed = await mei.post(`${factor}/recovery-codes`, { password, code: code() });
  expect(renewed).toMatchObject({ status: 200 });
  const { text } = await noticeOf('You have new recovery codes');
  for (const each of (renewed.body as { recovery_codes: string[] }).recovery_codes) expect(text).not.toContain(each);
  expect(await mei.post(`${factor}/removal`, { password, code: code() })).toMatchObject({ status: 204 });
  await noticeOf('Your second factor was turned off');
});

it('one that an administrator or the operator resets is told to the one who had it', async () => {
  await setUpFactor();
  await server.get(CommandBus).execute(new ResetSecondFactor(id, system));
  await noticeOf('Your second factor was reset');
});
