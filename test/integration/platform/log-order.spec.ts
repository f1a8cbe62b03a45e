import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { EventLog, VersionConflictError } from '../../../src/platform/event-log/event-log.js';
import { RecordedEvent } from '../../../src/platform/event-log/recorded-event.js';
import { NotifyPoller } from '../../../src/platform/event-log/relay/notify-poller.js';
import { Relay } from '../../../src/platform/event-log/relay/relay.js';
import { createDatabase } from '../../support/database/create-database.js';
import { eventually } from '../../support/eventually.js';
import { connectClient, appendSlowly } from '../../support/database/slow-appenders.js';
import { startPlatform } from './platform-process.js';

const writers = 16;
const perWriter = 40;

describe('the log', () => {
  it('gives every committed event one place, in version order, under slow commits, rollbacks and two relays', async () => {
    const database = await createDatabase();
    const [one, two] = [await startPlatform(database), await startPlatform(database)];
    await Promise.all([one.get(Relay).start(), two.get(Relay).start()]);
    await Promise.all(Array.from({ length: writers }, (_, writer) => appendSlowly(database, writer, perWriter)));

    const reader = await connectClient(database);
    const committed = await count(reader, 'event_log');
    await eventually(async () => ((await count(reader, 'log_order')) === committed ? true : undefined), 'all in order');
    const { rows } = await reader.query<{ seq: string; stream: string; version: number }>(
      'select seq, stream, version from log_order join event_log using (position) order by seq',
    );
    expect(committed).toBeGreaterThan(writers * perWriter * 0.5);
    expect(rows.map(({ seq }) => Number(seq))).toEqual(rows.map((_, i) => i + 1));
    for (const ofStream of Map.groupBy(rows, ({ stream }) => stream).values()) {
      expect(ofStream.map(({ version }) => version)).toEqual(ofStream.map((_, i) => i + 1));
    }
    expect(await count(reader, 'log_pending')).toBe(0);
    await Promise.all([reader.end(), one.get(Relay).stop(), two.get(Relay).stop()]);
  });

  it('does together what comes while a reader rests', async () => {
    const database = await createDatabase();
    const [writer, began] = [await connectClient(database), [] as number[]];
    const step = async () => began.push(performance.now()) === 0;
    const options = { name: 'Reader', channel: 'log_advanced', pollMs: 60_000, pauseMs: 150 };
    const poller = new NotifyPoller({ DATABASE_URL: database }, { ...options, step });
    await poller.start();
    await eventually(async () => {
      await writer.query('notify log_advanced');
      return began.length >= 4 || undefined;
    }, 'some steps');
    await Promise.all([poller.stop(), writer.end()]);
    const pauses = began.slice(1).map((at, nth) => at - began[nth]!);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(149);
  });

  it('is woken by what came while it rested', async () => {
    const database = await createDatabase();
    const [writer, began] = [await connectClient(database), [] as number[]];
    const poller = new NotifyPoller(
      { DATABASE_URL: database },
      {
        name: 'Reader',
        channel: 'log_advanced',
        pollMs: 60_000,
        pauseMs: 500,
        step: () => Promise.resolve(began.push(performance.now()) === 0),
      },
    );
    await poller.start();
    await eventually(() => began.length === 1 || undefined, 'its first step');
    await writer.query('notify log_advanced');
    await eventually(() => began.length === 2 || undefined, 'another step');
    await Promise.all([poller.stop(), writer.end()]);
    expect(began[1]! - began[0]!).toBeGreaterThanOrEqual(499);
  });

  it('refuses to append after a version that is no longer the last', async () => {
    const process = await startPlatform(await createDatabase());
    const stream = randomUUID();
    await process.log(stream);
    const entry = { eventId: randomUUID(), type: 'SomethingHappened', schemaVersion: 0, data: {}, sealed: null };
    const late = process
      .em()
      .transactional((em) => process.get(EventLog).append(em, stream, 0, [entry], { kind: 'system' }));
    await expect(late).rejects.toThrow(VersionConflictError);
  });

  it('takes no event that no module has described', async () => {
    const process = await startPlatform(await createDatabase());
    class NobodyKnows extends RecordedEvent {}
    const logging = process
      .em()
      .transactional((em) => process.get(EventLog).appendChange(em, NobodyKnows, randomUUID(), {}, { kind: 'system' }));
    await expect(logging).rejects.toThrow('Class NobodyKnows is no registered event type');
  });
});

async function count(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`);
  return Number(rows[0]?.count);
}
