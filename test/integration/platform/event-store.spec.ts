import { randomUUID } from 'node:crypto';
import { sql } from '../../../src/platform/database/sql.js';
import { TransactionRunner } from '../../../src/platform/database/pipelining/index.js';
import type { Aggregate, DomainEvent, Upcasters } from '../../../src/kernel/aggregate.js';
import { system } from '../../../src/kernel/actor.js';
import { readStreams } from '../../../src/platform/event-log/log-reader.js';
import type { RecordedEvent } from '../../../src/platform/event-log/recorded-event.js';
import { Relay } from '../../../src/platform/event-log/relay/relay.js';
import { AggregateRepository } from '../../../src/platform/event-log/aggregate-repository.js';
import { PersonalData } from '../../../src/platform/personal-data/personal-data.js';
import { createDatabase } from '../../support/database/create-database.js';
import { type PlatformProcess, startPlatform } from './platform-process.js';

type Happened = DomainEvent & { type: 'SomethingHappened' };

/** Keeps its events, so that a test sees how they came out of the log. */
const history = (upcasters: Upcasters): Aggregate<readonly Happened[], Happened> => ({
  initial: [],
  evolve: (before, event) => [...before, event],
  upcasters,
});

const first = history({});
const today = history({
  SomethingHappened: [
    ({ data: { minutes, ...data }, personal }) => ({ data: { ...data, seconds: Number(minutes) * 60 }, personal }),
    ({ data, personal }) => ({ data: { ...data, unit: 'seconds' }, personal: personal && splitName(personal) }),
  ],
});

const old: Happened = { type: 'SomethingHappened', data: { minutes: 90 }, personal: { name: 'Georgia Marsh' } };
const lifted: Happened = {
  type: 'SomethingHappened',
  data: { seconds: 5400, unit: 'seconds' },
  personal: { firstName: 'Georgia', lastName: 'Marsh' },
};

let process: PlatformProcess;
let stream: string;

beforeEach(async () => {
  process = await startPlatform(await createDatabase());
  stream = randomUUID();
});

const load = (as = first, of = stream) => process.get(AggregateRepository).load(process.em(), as, of);
const append = async (as: typeof first, event: Happened, to = stream) => {
  const before = await load(as, to);
  await process
    .get(TransactionRunner)
    .run((tx) => process.get(AggregateRepository).append(tx, as, before, [event], system));
};
const rows = () =>
  sql<{ schema_version: number; data: object; sealed: Buffer; event_id: string }>(
    process.em(),
    'select schema_version, data, sealed, event_id from event_log order by position',
  );

it('lifts what an old version has stored through every step since, and leaves it in the log as it was', async () => {
  await append(first, old);
  await append(today, lifted);
  expect((await load(today)).state).toEqual([lifted, lifted]);
  expect(await rows()).toMatchObject([
    { schema_version: 0, data: { minutes: 90 } },
    { schema_version: 2, data: { seconds: 5400, unit: 'seconds' } },
  ]);
});

it('a replay takes streams whole, also those that are longer than what it reads at a time, and folds them as they are loaded', async () => {
  const streams = [stream, randomUUID(), randomUUID()].toSorted();
  for (const [nth, id] of [0, 1, 2, 1, 0, 1].entries())
    await append(first, { ...old, data: { minutes: nth } }, streams[id]);
  while (await process.get(Relay).step());
  const read: RecordedEvent[][] = [];
  let after: string | null = null;
  for (;;) {
    const events: RecordedEvent[] = await readStreams(process.em(), after, 2, 5);
    if (events.length === 0) break;
    after = events.at(-1)!.stream;
    read.push(events);
  }
  expect(read.map((events) => events.map(({ stream, seq }) => [streams.indexOf(stream), seq]))).toEqual([
    [
      [0, 1],
      [0, 5],
    ],
    [
      [1, 2],
      [1, 4],
    ],
    [[2, 3]],
  ]);
  const folded = await process.get(AggregateRepository).loadAfter(process.em(), first, read.flat());
  const versions = new Map(streams.map((id, nth) => [id, nth === 2 ? 1 : 2]));
  expect(folded).toEqual(await process.get(AggregateRepository).loadAll(process.em(), first, versions));
});

it('keeps the personal part unreadable in the tables', async () => {
  await append(first, old);
  const [row] = await rows();
  expect(row!.sealed.toString('latin1')).not.toContain('Georgia');
  expect(JSON.stringify(row!.data)).not.toContain('Georgia');
  expect((await load()).state).toEqual([old]);
});

it('opens a personal part with no key but its own, and for no event but its own', async () => {
  const other = randomUUID();
  await append(first, old);
  await append(first, old, other);
  const [row] = await rows();
  const personalData = process.get(PersonalData);
  const keys = await personalData.findKeys(process.em(), [stream, other]);
  expect(personalData.decrypt(keys.get(stream)!, row!.sealed, row!.event_id)).toEqual(old.personal);
  expect(() => personalData.decrypt(keys.get(other)!, row!.sealed, row!.event_id)).toThrow();
  expect(() => personalData.decrypt(keys.get(stream)!, row!.sealed, randomUUID())).toThrow();
});

it("does not open a stream's key without the master key that wrapped it", async () => {
  const database = await createDatabase();
  process = await startPlatform(database);
  await append(first, old);
  process = await startPlatform(database, { env: { PERSONAL_DATA_KEY: Buffer.alloc(32, 'other').toString('base64') } });
  await expect(load()).rejects.toThrow();
  const options = { includesPersonalData: false };
  const store = process.get(AggregateRepository);
  expect(await store.loadAll(process.em(), first, new Map([[stream, 1]]), options)).toMatchObject([
    { state: [{ ...old, personal: null }] },
  ]);
});

it('forgets the personal parts with the key, keeps the events, and seals nothing more for the stream', async () => {
  await append(first, old);
  await process.get(PersonalData).destroyKey(process.em(), stream);
  await append(first, old);
  expect((await load()).state).toEqual([
    { ...old, personal: null },
    { ...old, personal: null },
  ]);
  expect((await rows())[1]!.sealed).toBeNull();
});

function splitName({ name }: Record<string, unknown>): Record<string, unknown> {
  const [firstName, lastName] = String(name).split(' ');
  return { firstName, lastName };
}
