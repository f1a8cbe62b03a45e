import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { sql } from '../../../src/platform/database/sql.js';
import type { RecordedEvent } from '../../../src/platform/event-log/recorded-event.js';
import type { Transaction } from '../../../src/platform/database/pipelining/index.js';
import { type BatchSubscriber, type Subscriber, EventSubscriber } from '../../../src/platform/deliveries/subscriber.js';
import { QueueFactory } from '../../../src/platform/deliveries/queue-factory.js';
import { Relay } from '../../../src/platform/event-log/relay/relay.js';
import { LostDeliverySweeper } from '../../../src/platform/deliveries/lost-delivery-sweeper.js';
import { createDatabase } from '../../support/database/create-database.js';
import { eventually } from '../../support/eventually.js';
import { startRedisServer } from '../../support/processes/start-redis.js';
import { SomethingHappened, startPlatform } from './platform-process.js';

@Injectable()
class Received {
  readonly seqs: number[] = [];
  failures = 0;
}

@EventSubscriber({ name: 'note-what-happened', queue: 'mail', events: [SomethingHappened] })
class NoteWhatHappened implements Subscriber {
  constructor(private readonly received: Received) {}

  async handle(event: RecordedEvent): Promise<void> {
    if (this.received.failures-- > 0) throw new Error('Not yet');
    this.received.seqs.push(event.seq);
  }
}

@EventSubscriber({ name: 'note-every-other', queue: 'mail', events: [SomethingHappened] })
class NoteEveryOther implements Subscriber {
  readonly seqs: number[] = [];

  async findSkippable(events: readonly RecordedEvent[]): Promise<Set<string>> {
    return new Set(events.filter(({ seq }) => seq % 2 === 1).map(({ eventId }) => eventId));
  }

  async handle({ seq }: RecordedEvent): Promise<void> {
    this.seqs.push(seq);
  }
}

@EventSubscriber({ name: 'note-what-happened', queue: 'audit', events: 'all' })
class NoteItAgain implements Subscriber {
  async handle(): Promise<void> {}
}

@EventSubscriber({ name: 'count-what-happened', queue: 'audit', events: 'all' })
class CountWhatHappened implements BatchSubscriber {
  readonly batches: number[][] = [];
  spoilt: number | undefined;

  async handleAll(events: readonly RecordedEvent[], tx: Transaction): Promise<void> {
    const seqs = events.map(({ seq }) => seq);
    void tx.query('select 1 / $1::int', [seqs.includes(this.spoilt!) ? 0 : 1]);
    this.batches.push(seqs);
  }
}

const providers = [Received, NoteWhatHappened];
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
const streams = (n: number) => Array.from({ length: n }, () => randomUUID());

describe.each(['PostgreSQL', 'Redis'])('deliveries over queues on %s', (backend) => {
  const env = async (): Promise<Record<string, string>> =>
    backend === 'Redis' ? { REDIS_URL: (await startRedisServer()).url } : {};

  it('hands every event to its subscriber once', async () => {
    const process = await startPlatform(await createDatabase(), { providers, env: await env() });
    await process.startWorker();
    await process.log(...streams(20));
    const { seqs } = process.get(Received);
    await eventually(() => (seqs.length >= 20 ? true : undefined), '20 deliveries');
    expect(seqs.toSorted((a, b) => a - b)).toEqual(upTo(20));
  });

  it('tries again what has failed, and keeps it as failing until then', async () => {
    const process = await startPlatform(await createDatabase(), { providers, env: await env() });
    process.get(Received).failures = 2;
    await process.startWorker();
    await process.log(randomUUID());
    await eventually(async () => (await stateOf(process))?.state === 'failing' || undefined, 'the failure to be noted');
    await eventually(async () => (await stateOf(process))?.state === 'done' || undefined, 'the third attempt');
    expect(process.get(Received).seqs).toEqual([1]);
    expect(await stateOf(process)).toMatchObject({ attempts: 3 });
  });

  it('queues a lost job again', async () => {
    const process = await startPlatform(await createDatabase(), { providers, env: await env() });
    await process.startWorker();
    await process.log(randomUUID());
    await eventually(async () => (await stateOf(process))?.state === 'done' || undefined, 'the first delivery');
    await sql(process.em(), `update deliveries set state = 'open', queued_at = now() - interval '1 minute'`);
    await process.get(LostDeliverySweeper).requeueLost();
    await eventually(async () => (await stateOf(process))?.state === 'done' || undefined, 'the second delivery');
    expect(process.get(Received).seqs).toEqual([1, 1]);
  });

  it('does not let it wait until all that came later is done', async () => {
    const process = await startPlatform(await createDatabase(), { providers, env: await env() });
    await process.log(randomUUID(), randomUUID());
    await process.get(Relay).step();
    // The second job is the only one that came to its queue, while nobody works.
    const [lost, queued] = await sql<{ event_id: string }>(
      process.em(),
      'select event_id from deliveries order by seq',
    );
    const queue = process.get(QueueFactory).queue('mail', {});
    await queue.remove(`note-what-happened-${lost!.event_id}`);
    const longAgo = `update deliveries set queued_at = now() - interval '1 minute' where event_id = $1`;
    await sql(process.em(), longAgo, [lost!.event_id]);
    await process.get(LostDeliverySweeper).requeueLost();
    const waiting = await queue.getWaiting();
    await queue.close();
    expect(waiting.map(({ data }) => data.eventId)).toEqual([queued!.event_id, lost!.event_id]);
  });
});

it('makes no job where a subscriber has nothing to do, whose delivery is done all the same', async () => {
  const process = await startPlatform(await createDatabase(), { providers: [NoteEveryOther] });
  await process.log(...streams(4));
  await process.get(Relay).step();
  const queue = process.get(QueueFactory).queue('mail', {});
  const jobs = await queue.getJobCounts('waiting');
  await queue.close();
  expect(jobs).toEqual({ waiting: 2 });
  const states = await sql(process.em(), 'select seq::int, state from deliveries order by seq');
  expect(states).toEqual(upTo(4).map((seq) => ({ seq, state: seq % 2 === 0 ? 'open' : 'done' })));
  await process.startWorker();
  await eventually(async () => (await openOf(process)) === 0 || undefined, 'the others');
  expect(process.get(NoteEveryOther).seqs.toSorted()).toEqual([2, 4]);
});

it('hands a batch subscriber all that waits at once, and once', async () => {
  const process = await startPlatform(await createDatabase(), { providers: [CountWhatHappened] });
  await process.log(...streams(20));
  while (await process.get(Relay).step());
  await process.startWorker();
  await eventually(async () => (await openOf(process)) === 0 || undefined, 'the batch');
  await process.log(randomUUID());
  await eventually(async () => (await openOf(process)) === 0 || undefined, 'the one behind it');
  expect(process.get(CountWhatHappened).batches).toEqual([upTo(20), [21]]);
});

it('lets the others of a batch through when one fails, and that one later', async () => {
  const process = await startPlatform(await createDatabase(), { providers: [CountWhatHappened] });
  const counted = process.get(CountWhatHappened);
  counted.spoilt = 3;
  await process.log(...streams(5));
  while (await process.get(Relay).step());
  await process.startWorker();
  const failing = `select seq::int from deliveries where state = 'failing'`;
  await eventually(async () => (await openOf(process)) === 1 || undefined, 'the other four');
  expect(await sql(process.em(), failing)).toEqual([{ seq: 3 }]);
  counted.spoilt = undefined;
  await sql(
    process.em(),
    `update deliveries set queued_at = queued_at - interval '1 minute', updated_at = updated_at - interval '1 minute'`,
  );
  await process.get(LostDeliverySweeper).requeueLost();
  await eventually(async () => (await openOf(process)) === 0 || undefined, 'the third');
});

it('does not start with two consumers of one name', async () => {
  const starting = startPlatform(await createDatabase(), { providers: [...providers, NoteItAgain] });
  await expect(starting).rejects.toThrow('Two subscribers share the name note-what-happened');
});

it('does not start a worker while deliveries wait for nobody', async () => {
  const database = await createDatabase();
  const before = await startPlatform(database, { providers });
  await before.startWorker();
  await before.log(randomUUID());
  await eventually(async () => (await stateOf(before))?.state === 'done' || undefined, 'the delivery');
  await sql(before.em(), `update deliveries set state = 'open', subscriber = 'somebody-who-left'`);
  const after = await startPlatform(database, { providers });
  await expect(after.startWorker()).rejects.toThrow('Deliveries for somebody-who-left wait, but have no subscriber');
});

async function openOf(process: Awaited<ReturnType<typeof startPlatform>>): Promise<number> {
  const [row] = await sql<{ open: number }>(process.em(), openStatement);
  return row!.open;
}

/** One statement: an event that is put in order meanwhile is seen on one side or the other. */
const openStatement = /* sql */ `
  select ((select count(*) from deliveries where state <> 'done') + (select count(*) from log_pending))::int as open`;

async function stateOf(process: Awaited<ReturnType<typeof startPlatform>>) {
  const [row] = await sql<{ state: string; attempts: number }>(process.em(), 'select state, attempts from deliveries');
  return row;
}
