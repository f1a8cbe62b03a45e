import { Injectable, Logger } from '@nestjs/common';
import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { freePort } from '../../../scripts/embedded/free-port.mjs';
import type { Config } from '../../../src/platform/config.js';
import { sql } from '../../../src/platform/database/sql.js';
import { type Subscriber, EventSubscriber } from '../../../src/platform/deliveries/subscriber.js';
import { QueueOutages } from '../../../src/platform/deliveries/outages/queue-outages.js';
import { QueueFactory } from '../../../src/platform/deliveries/queue-factory.js';
import type { RecordedEvent } from '../../../src/platform/event-log/recorded-event.js';
import { Mailer } from '../../../src/platform/mail/mailer.js';
import { createDatabase } from '../../support/database/create-database.js';
import { eventually } from '../../support/eventually.js';
import { startRedisServer } from '../../support/processes/start-redis.js';
import { type SmtpSink, startSmtpSink } from '../../support/processes/smtp-sink.js';
import { type PlatformProcess, SomethingHappened, startPlatform } from './platform-process.js';

const MAILS = 30;

/** Mails `<stream>@example.test`; every tenth event needs no mail. */
@Injectable()
@EventSubscriber({ name: 'mail-what-happened', queue: 'mail', events: [SomethingHappened] })
class MailWhatHappened implements Subscriber {
  constructor(private readonly mailer: Mailer) {}

  handle({ stream, seq }: RecordedEvent): Promise<void> {
    if (seq % 10 === 0) return Promise.resolve();
    const from = { name: 'Shop', address: 'shop@example.test' };
    const to = { name: 'Client', address: `${stream}@example.test` };
    return this.mailer.send({ from, to, subject: 'Hello', html: 'Hello', text: 'Hello', messageId: `${stream}@test` });
  }
}

describe.each(['PostgreSQL', 'Redis'])('a mail server that is away, with queues on %s', (backend) => {
  const start = async (smtp: SmtpSink) => {
    const redis: Record<string, string> = backend === 'Redis' ? { REDIS_URL: (await startRedisServer()).url } : {};
    const database = await createDatabase();
    const startProcess = () =>
      startPlatform(database, { providers: [MailWhatHappened], env: { SMTP_URL: smtp.url, ...redis } });
    return { startProcess, first: await startProcess() };
  };

  it('is asked by one mail at a time, and gets all of them once it takes mails', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn');
    warn.mockClear();
    const smtp = await startSmtpSink();
    await smtp.stop();
    const { startProcess, first } = await start(smtp);
    await first.startWorker();
    const streams = Array.from({ length: MAILS }, () => randomUUID());
    await first.log(...streams);
    await outageOf(first);
    await eventually(async () => ((await totalsOf(first)).tried >= 4 ? true : undefined), 'a probe');

    // It answers, and takes nothing from anybody.
    smtp.refuseAll('451 Try later');
    await smtp.start();
    await probeNow(first);
    await eventually(() => (smtp.attempts() >= 1 ? true : undefined), 'a probe');
    await probeNow(first);
    await eventually(() => (smtp.attempts() >= 2 ? true : undefined), 'another');
    await eventually(async () => (await readOutage(first))?.last_error.includes('451') || undefined, 'its reason');

    // While it refuses our password it is asked ever more seldom.
    smtp.refuseAll('535 5.7.8 Authentication failed');
    for (const [probes, seconds] of [
      [0, 60],
      [1, 120],
      [41, 900],
    ] as const) {
      const asked = smtp.attempts();
      if (probes > 1) await sql(first.em(), 'update queue_outages set probes = $1', [probes - 1]);
      await probeNow(first);
      await eventually(() => smtp.attempts() > asked || undefined, 'a probe');
      await eventually(async () => (await pauseOf(first)) > 30 || undefined, 'its end');
      expect(await readOutage(first)).toMatchObject({ last_error: expect.stringContaining('535'), probes });
      expect(Math.abs(seconds - (await pauseOf(first)))).toBeLessThan(30);
    }

    // Another process learns of it from the database, takes no job, and tries the password that it was given.
    await first.close();
    const second = await startProcess();
    const asked = smtp.attempts();
    await second.startWorker();
    await eventually(() => (smtp.attempts() > asked ? true : undefined), 'its first probe');
    await eventually(async () => (await pauseOf(second)) > 30 || undefined, 'its end');
    expect(smtp.attempts()).toBeLessThanOrEqual(asked + 1);
    expect((await totalsOf(second)).tried).toBeLessThan(20);

    smtp.refuseAll(null);
    await probeNow(second);
    await smtp.received(MAILS * 0.9);
    await eventually(async () => ((await totalsOf(second)).pending === 0 ? true : undefined), 'all to be done');
    expect(smtp.mails.flatMap(({ recipients }) => recipients).toSorted()).toEqual(
      streams
        .filter((_, nth) => (nth + 1) % 10 !== 0)
        .map((stream) => `${stream}@example.test`)
        .toSorted(),
    );
    expect(await readOutage(second)).toMatchObject({ since: null });
    const lines = warn.mock.calls.filter(([fields]) => JSON.stringify(fields).includes('mail'));
    expect(lines.map(([, message]) => message)).toEqual([
      'A delivery failed and is tried again',
      'The server of a queue does not answer: the queue pauses',
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/@example|stack/);
  });

  it('is asked once with a wrong password, and at once when that was mended', async () => {
    const smtp = await startSmtpSink();
    smtp.refuseAll('535 5.7.8 Authentication failed');
    const { first } = await start(smtp);
    await first.startWorker();
    const streams = Array.from({ length: 5 }, () => randomUUID());
    await first.log(streams[0]!);
    await outageOf(first);
    await first.log(...streams.slice(1));
    expect(await pauseOf(first)).toBeGreaterThan(30);
    expect(smtp.attempts()).toBe(1);

    smtp.refuseAll(null);
    await first.get(QueueOutages).scheduleProbesNow(['text']);
    expect(await pauseOf(first)).toBeGreaterThan(30);
    await first.get(QueueOutages).scheduleProbesNow(['mail']);
    await smtp.received(streams.length);
  });

  it('gets a single mail within seconds of its return', async () => {
    const smtp = await startSmtpSink();
    await smtp.stop();
    const { first } = await start(smtp);
    await first.startWorker();
    await first.log(randomUUID());
    await outageOf(first);
    await smtp.start();
    await smtp.received(1);
    await eventually(async () => (await readOutage(first))?.since === null || undefined, 'the end of the outage');
  });

  it.each([
    ['defers one recipient', '450 4.2.1 Mailbox busy'],
    ['fails at one recipient and says nothing of the mailbox', '451 4.3.0 Try later'],
    ['hangs up at one recipient', 'hang up'],
  ])('is not taken for away when it %s', async (_, reply) => {
    const smtp = await startSmtpSink();
    const [busy, ...others] = Array.from({ length: 5 }, () => randomUUID());
    smtp.refuse(`${busy}@example.test`, reply);
    const { first } = await start(smtp);
    await first.startWorker();
    await first.log(busy!);
    await eventually(() => (smtp.attempts() >= 5 ? true : undefined), 'it to fail often enough');
    await first.log(...others);
    await smtp.received(others.length);
    expect(await readOutage(first)).toBeUndefined();
    smtp.refuse(`${busy}@example.test`, null);
    await smtp.received(others.length + 1);
  });
});

it('a Redis that is away is told of once, however often it is tried', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn');
  warn.mockClear();
  const factory = new QueueFactory({ REDIS_URL: `redis://127.0.0.1:${await freePort()}` } as Config);
  const queue = factory.queue('mail', {});
  let tries = 0;
  queue.on('error', () => (tries += 1));
  await eventually(() => tries >= 5 || undefined, 'it to be tried often');
  expect(warn.mock.calls.filter(([, words]) => words === 'The queue has trouble')).toHaveLength(1);
  await factory.close(queue);
});

const outageOf = (process: PlatformProcess) =>
  eventually(async () => {
    const outage = await readOutage(process);
    return outage?.since ? outage : undefined;
  }, 'the outage');

const probeNow = (process: PlatformProcess) => sql(process.em(), 'update queue_outages set next_probe_at = now()');

/** Seconds until the next probe. */
async function pauseOf(process: PlatformProcess) {
  const [row] = await sql<{ seconds: number }>(
    process.em(),
    'select extract(epoch from next_probe_at - now())::float8 as seconds from queue_outages',
  );
  return row!.seconds;
}

async function readOutage(process: PlatformProcess) {
  const [row] = await sql<{ since: Date | null; last_error: string; probes: number }>(
    process.em(),
    'select * from queue_outages',
  );
  return row;
}

async function totalsOf(process: PlatformProcess) {
  const [row] = await sql<{ tried: number; pending: number }>(
    process.em(),
    `select sum(attempts)::int as tried, count(*) filter (where state <> 'done')::int as pending from deliveries`,
  );
  return row!;
}
