import { Injectable } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import { Clock } from '../clock/clock.js';
import { type Executor, sql } from '../database/sql.js';
import type { Store } from '../database/stored-together.js';
import type { Transaction } from '../database/transaction.js';
import { currentRequestId } from '../http/request-context.js';
import type { Actor } from './actor.js';
import { EventCatalogue } from './event-catalogue.js';
import { LogSignal } from './log-signal.js';

/** A fact of a module that keeps its state in tables: logged in the transaction that changes them. */
export interface NewFact {
  /** Id of the thing the fact is about. */
  stream: string;
  type: string;
  data: Record<string, unknown>;
}

/** One entry to append. */
export interface Entry {
  eventId: string;
  type: string;
  schemaVersion: number;
  data: object;
  sealed: Buffer | null;
}

/** Somebody else appended to the stream since it was read. */
export class StreamMoved extends Error {
  constructor(readonly stream: string) {
    super(`Stream ${stream} has moved on`);
    this.name = 'StreamMoved';
  }
}

/** The one log of everything that happened. Appends only inside the caller's transaction. */
@Injectable()
export class EventLog {
  constructor(
    private readonly clock: Clock,
    private readonly catalogue: EventCatalogue,
    private readonly signal: LogSignal,
  ) {}

  /** Logs facts, each after the last one of its stream; the caller's transaction holds the row that the fact is about. */
  async appendFacts(db: Executor, facts: readonly NewFact[], by: Actor): Promise<void> {
    for (const fact of facts) {
      const entry = { eventId: randomUUIDv7(), type: fact.type, schemaVersion: 0, data: fact.data, sealed: null };
      await this.append(db, fact.stream, await this.versionOf(db, fact.stream), [entry], by);
    }
  }

  /** How many entries a stream has: the version of the thing that it is about. */
  async versionOf(db: Executor, stream: string): Promise<number> {
    const [last] = await sql<{ version: number }>(
      db,
      'select coalesce(max(version), 0) as version from event_log where stream = $1',
      [stream],
    );
    return last?.version ?? 0;
  }

  /**
   * Refuses an edit of what somebody else has changed since it was read; the caller's transaction holds its row.
   * @throws StreamMoved when the stream is not at that version
   */
  async expectVersion(db: Executor, stream: string, seen: number): Promise<void> {
    if ((await this.versionOf(db, stream)) !== seen) throw new StreamMoved(stream);
  }

  /**
   * Appends to one stream after version `expected` (0: a new stream) and returns the time that all entries carry.
   * @throws StreamMoved when the stream is no longer there
   */
  async append(db: Executor, stream: string, expected: number, entries: readonly Entry[], by: Actor): Promise<Date> {
    const now = this.clock.now();
    const written = await sql(db, appendStatement, this.parametersOf(stream, expected, entries, by, now));
    if (written.length !== entries.length) throw new StreamMoved(stream);
    this.signal.afterCommitOf(db);
    return now;
  }

  /**
   * Begins a stream under an id that was made a moment ago, so that nobody can have been faster: waits for nothing.
   * Returns the time that all entries carry.
   */
  begin(tx: Transaction, stream: string, entries: readonly Entry[], by: Actor): Date {
    const now = this.clock.now();
    tx.store(appendNew, this.parametersOf(stream, 0, entries, by, now));
    this.signal.afterCommitOf(tx);
    return now;
  }

  private parametersOf(stream: string, expected: number, entries: readonly Entry[], by: Actor, now: Date): unknown[] {
    for (const entry of entries) this.catalogue.entryOf(entry.type);
    return [
      stream,
      expected,
      entries.map((entry) => entry.eventId),
      entries.map((entry) => entry.type),
      entries.map((entry) => entry.schemaVersion),
      entries.map((entry) => JSON.stringify(entry.data)),
      entries.map((entry) => entry.sealed),
      by.kind,
      by.kind === 'user' ? by.id : null,
      by.kind === 'user' ? by.email : null,
      currentRequestId() ?? null,
      now,
    ];
  }
}

/** Events enter the log and the list of what the relay has yet to put in order. */
const appending = (whenTaken: string) => ({
  added: /* sql */ `
    insert into event_log (event_id, stream, version, type, schema_version, data, sealed, actor_kind, actor_id, actor_email,
      request_id, occurred_at)
    select e.event_id, $1::uuid, $2::int + e.nth::int, e.type, e.schema_version, e.data, e.sealed, $8, $9::uuid, $10, $11,
      $12::timestamptz
    from unnest($3::uuid[], $4::text[], $5::int[], $6::jsonb[], $7::bytea[])
      with ordinality as e (event_id, type, schema_version, data, sealed, nth)
    order by e.nth
    ${whenTaken}
    returning position`,
  pending: /* sql */ `insert into log_pending (position) select position from added returning position`,
});

/** Under an id that is new no version can be taken: to be prepared for it costs PostgreSQL a look at the index and a record. */
const appendNew: Store = appending('');

/** A version that is taken writes nothing, so that the caller learns of it without a broken transaction. */
const append = appending('on conflict (stream, version) do nothing');
const appendStatement = `with added as (${append.added}) ${append.pending}`;
