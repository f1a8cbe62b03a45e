import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { sql } from '../../../src/platform/database/sql.js';
import { LostDeliverySweeper } from '../../../src/platform/deliveries/lost-delivery-sweeper.js';
import { type Subscriber, EventSubscriber } from '../../../src/platform/deliveries/subscriber.js';
import type { RecordedEvent } from '../../../src/platform/event-log/recorded-event.js';
import { Mailer } from '../../../src/platform/mail/mailer.js';
import { TextGateway } from '../../../src/platform/text-messages/text-gateway.js';
import { createDatabase } from '../../support/database/create-database.js';
import { eventually } from '../../support/eventually.js';
import { startSmtpSink } from '../../support/processes/smtp-sink.js';
import { startTextSink } from '../../support/processes/text-sink.js';
import { type PlatformProcess, SomethingHappened, startPlatform } from './platform-process.js';

/** Mails `<stream>@example.test`. */
@Injectable()
@EventSubscriber({ name: 'mail-what-happened', queue: 'mail', events: [SomethingHappened] })
class MailWhatHappened implements Subscriber {
  constructor(private readonly mailer: Mailer) {}

  handle({ stream }: RecordedEvent): Promise<void> {
    const from = { name: 'Shop', address: 'shop@example.test' };
    const to = { name: 'Client', address: toAddress(stream) };
    return this.mailer.send({ from, to, subject: 'Hello', html: 'Hello', text: 'Hello', messageId: `${stream}@test` });
  }
}

const toAddress = (stream: string) => `${stream}@example.test`;

async function startMailing() {
  const smtp = await startSmtpSink();
  const process = await startPlatform(await createDatabase(), {
    providers: [MailWhatHappened],
    env: { SMTP_URL: smtp.url },
  });
  await process.startWorker();
  return { smtp, process };
}

describe('a mail server that has a mail whole and does not say yet whether it takes it', () => {
  it('gets each mail once, while others leave, and no outage comes of it; it may refuse one late', async () => {
    const { smtp, process } = await startMailing();
    const slow = Array.from({ length: 6 }, () => randomUUID());
    const [refusing, deferring, ...taking] = slow.map((stream) => smtp.hold(toAddress(stream)));
    await process.log(...slow);
    await statesOf(process, { unknown: 6 });
    const others = Array.from({ length: 4 }, () => randomUUID());
    await process.log(...others);
    await statesOf(process, { unknown: 6, done: 4 });
    // As long as the server may take, nothing queues the mails again.
    await process.get(LostDeliverySweeper).requeueLost();

    for (const answer of taking) answer.take();
    refusing!.refuse('554 5.7.1 Looks like spam');
    await statesOf(process, { unknown: 1, done: 9 });
    expect(smtp.mails).toHaveLength(10);
    expect(await sql(process.em(), 'select from deliveries where attempts > 1')).toEqual([]);
    const refusals = await sql(
      process.em(),
      'select e.stream, refusal from deliveries join event_log e using (event_id) where refusal is not null',
    );
    expect(refusals).toEqual([{ stream: slow[0], refusal: '554 5.7.1 Looks like spam' }]);

    deferring!.refuse('451 4.3.0 Try later');
    await statesOf(process, { failing: 1, done: 9 });
    await requeueLater(process);
    await statesOf(process, { done: 10 });
    expect(smtp.to(toAddress(slow[1]!))).toHaveLength(2);
    expect(await sql(process.em(), 'select from queue_outages where since is not null')).toEqual([]);
  }, 60_000);

  it('may never say so: the same mail goes again late, and after the third time a person decides', async () => {
    const { smtp, process } = await startMailing();
    const stream = randomUUID();
    const minutes: number[] = [];
    for (const copies of [1, 2, 3]) {
      const answer = smtp.hold(toAddress(stream));
      if (copies === 1) await process.log(stream);
      else await requeueLater(process);
      await eventually(() => smtp.mails.length === copies || undefined, `copy ${copies}`);
      answer.hangUp();
      const due = `select round(extract(epoch from queued_at - now()) / 60)::int as minutes from deliveries where unknown_attempts = $1`;
      const read = async () => (await sql<{ minutes: number }>(process.em(), due, [copies]))[0]?.minutes;
      minutes.push(await eventually(read, 'the attempt to be unknown'));
    }
    expect(minutes).toEqual([30, 120, 480]);
    expect(new Set(smtp.mails.map(({ messageId }) => messageId))).toEqual(new Set([`<${stream}@test>`]));
    await statesOf(process, { done: 1 });
    expect(await sql(process.em(), 'select refusal from deliveries')).toEqual([{ refusal: 'no answer' }]);
    expect(await sql(process.em(), 'select from queue_outages where since is not null')).toEqual([]);
  }, 60_000);
});

@Injectable()
@EventSubscriber({ name: 'text-what-happened', queue: 'text', events: [SomethingHappened] })
class TextWhatHappened implements Subscriber {
  constructor(private readonly gateway: TextGateway) {}

  handle({ stream, eventId }: RecordedEvent): Promise<void> {
    return this.gateway.send({ id: eventId, to: '+61412345678', text: stream });
  }
}

it('a text gateway that takes a text and answers late, or hangs up, gets it once', async () => {
  const sink = await startTextSink();
  const process = await startPlatform(await createDatabase(), { providers: [TextWhatHappened], env: sink.env });
  await process.startWorker();
  for (const end of ['take', 'hangUp'] as const) {
    const answer = sink.hold();
    await process.log(randomUUID());
    await sink.received(end === 'take' ? 1 : 2);
    await statesOf(process, end === 'take' ? { unknown: 1 } : { done: 1, unknown: 1 });
    answer[end]();
    await statesOf(process, end === 'take' ? { done: 1 } : { done: 1, unknown: 1 });
  }
  await process.get(LostDeliverySweeper).requeueLost();
  expect(sink.texts).toHaveLength(2);
  expect(await sql(process.em(), 'select from queue_outages where since is not null')).toEqual([]);
}, 60_000);

/** Lets an hour pass. */
async function requeueLater(process: PlatformProcess): Promise<void> {
  await sql(
    process.em(),
    `update deliveries set queued_at = now() - interval '1 hour', updated_at = now() - interval '1 hour' where state <> 'done'`,
  );
  await process.get(LostDeliverySweeper).requeueLost();
}

/** Waits until that many deliveries are in each state. */
async function statesOf(process: PlatformProcess, expected: Record<string, number>): Promise<void> {
  const read = async () => {
    const rows = await sql<{ state: string; n: number }>(
      process.em(),
      'select state, count(*)::int as n from deliveries group by state order by state',
    );
    return JSON.stringify(Object.fromEntries(rows.map(({ state, n }) => [state, n])));
  };
  const sorted = JSON.stringify(Object.fromEntries(Object.entries(expected).toSorted()));
  await eventually(async () => (await read()) === sorted || undefined, sorted, 40_000);
}
