import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openInbox } from '../../../scripts/inbox/inbox.mjs';
import { Config } from '../../../src/platform/config.js';
import { sql } from '../../../src/platform/database/sql.js';
import { QueueOutages } from '../../../src/platform/deliveries/outages/queue-outages.js';
import { type Subscriber, EventSubscriber } from '../../../src/platform/deliveries/subscriber.js';
import { readConfig } from '../../../src/platform/environment.js';
import type { RecordedEvent } from '../../../src/platform/event-log/recorded-event.js';
import { TextGateway } from '../../../src/platform/text-messages/text-gateway.js';
import { createDatabase } from '../../support/database/create-database.js';
import { eventually } from '../../support/eventually.js';
import { startTextSink } from '../../support/processes/text-sink.js';
import { registerCleanup } from '../../support/register-cleanup.js';
import { testEnvironment } from '../../support/test-environment.js';
import { SomethingHappened, startPlatform } from './platform-process.js';

/** No database: nothing here is unreachable often enough. */
const createGateway = (env: { SMS_URL: string; SMS_SECRET: string }) =>
  new TextGateway(Object.assign(new Config(), env), new QueueOutages(undefined as never));

const text = { id: 'text-1', to: '+61412345678', text: 'Longwater: see you at 2:30 PM, Zoë' };

describe('a text message', () => {
  it('is handed to the gateway, signed', async () => {
    const sink = await startTextSink();
    await createGateway(sink.env).send(text);
    expect(sink.texts).toEqual([text]);
  });

  it('is refused for good by a 4xx, whose reply is kept without numbers and names', async () => {
    const sink = await startTextSink();
    sink.refuse(text.to, { status: 422, body: 'Dear Georgia Marsh,\n0412 345 678 (+61412345678) is invalid' });
    const sent = createGateway(sink.env).send({ ...text, names: ['Georgia', 'Marsh'] });
    await expect(sent).rejects.toMatchObject({
      name: 'TextRefusedError',
      reply: 'HTTP 422 Dear … …, … (…) is invalid',
    });
  });

  it.each([429, 503, 302])('may go well later after %i', async (status) => {
    const sink = await startTextSink();
    sink.refuse('all', { status, body: 'Georgia' });
    await expect(createGateway(sink.env).send(text)).rejects.toMatchObject({
      name: 'TextSendError',
      message: `The text was not sent: HTTP ${status}`,
    });
  });

  it('may go well later when the secret is not that of the gateway, or nobody answers', async () => {
    const sink = await startTextSink();
    const wrong = createGateway({ ...sink.env, SMS_SECRET: 'the secret of another gateway' });
    await expect(wrong.send(text)).rejects.toMatchObject({ message: 'The text was not sent: HTTP 401' });
    await sink.stop();
    await expect(createGateway(sink.env).send(text)).rejects.toMatchObject({
      message: 'The text was not sent: ECONNREFUSED',
    });
  });

  it.each([
    [{ SMS_URL: 'gateway' }, 'SMS_URL must be an http:// or https:// address'],
    [{ SMS_URL: 'https://gateway.test' }, 'SMS_SECRET must be set beside SMS_URL'],
    [{ SMS_URL: 'https://gateway.test', SMS_SECRET: 'short' }, 'SMS_SECRET must be set beside SMS_URL'],
  ])('is not started with %j', (wrong, complaint) => {
    const env = { ...testEnvironment('postgres://spa@127.0.0.1/spa'), ...wrong };
    expect(() => readConfig(Config, env)).toThrow(complaint);
  });
});

@Injectable()
@EventSubscriber({ name: 'text-what-happened', queue: 'text', events: [SomethingHappened] })
class TextWhatHappened implements Subscriber {
  constructor(private readonly gateway: TextGateway) {}

  handle({ stream, eventId }: RecordedEvent): Promise<void> {
    return this.gateway.send({ ...text, id: eventId, text: stream });
  }
}

it('waits in its queue while the gateway is away, and leaves once when it is back', async () => {
  const sink = await startTextSink();
  await sink.stop();
  const database = await createDatabase();
  const process = await startPlatform(database, { providers: [TextWhatHappened], env: sink.env });
  await process.startWorker();
  const streams = Array.from({ length: 8 }, () => randomUUID());
  await process.log(...streams);
  const outage = () =>
    sql<{ queue: string; since: Date | null }>(process.em(), 'select queue, since from queue_outages');
  await eventually(async () => ((await outage())[0]?.since ? true : undefined), 'the outage');
  expect(await outage()).toMatchObject([{ queue: 'text' }]);

  await sink.start();
  await sql(process.em(), 'update queue_outages set next_probe_at = now()');
  await sink.received(streams.length);
  const pending = () => sql(process.em(), `select from deliveries where state <> 'done'`);
  await eventually(async () => ((await pending()).length === 0 ? true : undefined), 'all to be done');
  expect(sink.texts.map((each) => each.text).toSorted()).toEqual(streams.toSorted());
});

it('is caught by the inbox of npm start, once, and shown on its page', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'inbox-'));
  const inbox = await openInbox({ folder, port: 0 });
  registerCleanup(async () => {
    await inbox.stop();
    await rm(folder, { recursive: true });
  });
  const gateway = createGateway({ SMS_URL: inbox.smsUrl, SMS_SECRET: inbox.smsSecret });
  const link = 'http://localhost:3000/#x';
  for (let attempt = 0; attempt < 2; attempt++) await gateway.send({ ...text, text: `Confirm <now>: ${link}` });
  const page = await (await fetch(inbox.url)).text();
  expect(page.match(/Text to \+61412345678/g)).toHaveLength(1);
  expect(page).toContain('Confirm &#60;now&#62;: <a href="http://localhost:3000/#x"');
  await expect(gateway.send({ ...text, to: '0412 345 678' })).rejects.toMatchObject({ name: 'TextRefusedError' });
});
