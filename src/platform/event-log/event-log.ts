import { Injectable } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import { Clock } from '../clock/clock.js';
import { type Executor, sql } from '../database/sql.js';
import type { Transaction } from '../database/pipelining/index.js';
import { currentRequestId } from '../request-context.js';
import { type Actor, getActorId, getActorName } from '../../kernel/actor.js';
import { EventTypeRegistry } from './event-type-registry.js';
import type { RecordedEventClass } from './recorded-event.js';
import { AppendNotifier } from './append-notifier.js';
import { appendNewStreamSql, appendSql, appendToStreamsSql, versionsSql } from './append-sql.js';

/** An event to append. */
export interface NewEvent {
  eventId: string;
  type: string;
  schemaVersion: number;
  data: object;
  sealed: Buffer | null;
}

/** An event to append, with the stream it belongs to. */
interface StreamEntry extends NewEvent {
  stream: string;
  /** The stream's current version; 0 for a new stream. */
  expected: number;
}

/** Another writer has appended to the stream since it was read. */
export class VersionConflictError extends Error {
  constructor(readonly stream: string) {
    super(`Stream ${stream} has moved on`);
    this.name = 'VersionConflictError';
  }
}

/** The one log of everything that happened. Appends only inside the caller's transaction. */
@Injectable()
export class EventLog {
  constructor(
    private readonly clock: Clock,
    private readonly eventTypes: EventTypeRegistry,
    private readonly notifier: AppendNotifier,
  ) {}

  /**
   * Logs a change in a module that keeps its state in tables, after the last event of its stream; the caller's
   * transaction holds the changed row.
   * @param stream id of the changed record
   */
  async appendChange<Data extends object>(
    db: Executor,
    event: RecordedEventClass<Data>,
    stream: string,
    data: NoInfer<Data>,
    by: Actor,
  ): Promise<void> {
    await this.append(db, stream, await this.getVersion(db, stream), [this.toEntry(event, data)], by);
  }

  /** Makes an entry of a class's event. @param sealed its personal part, encrypted under the id */
  toEntry<Data extends object>(
    event: RecordedEventClass<Data>,
    data: NoInfer<Data>,
    eventId: string = randomUUIDv7(),
    sealed: Buffer | null = null,
  ): NewEvent {
    return { eventId, type: this.eventTypes.getName(event), schemaVersion: 0, data, sealed };
  }

  /** Returns the version of a stream, which is its number of events. */
  async getVersion(db: Executor, stream: string): Promise<number> {
    const [last] = await sql<{ version: number }>(
      db,
      'select coalesce(max(version), 0) as version from event_log where stream = $1',
      [stream],
    );
    return last?.version ?? 0;
  }

  /** Returns the versions of several streams; a stream without events is at version 0. */
  async getVersions(db: Executor, streams: readonly string[]): Promise<Map<string, number>> {
    const rows = await sql<{ stream: string; version: number }>(db, versionsSql, [streams]);
    return new Map(rows.map(({ stream, version }) => [stream, version]));
  }

  /**
   * Asserts the version of a stream, so that no decision is made about something that has changed since it was read.
   * The caller's transaction holds a lock on its row.
   * @throws VersionConflictError when the stream is not at that version
   */
  async assertVersion(db: Executor, stream: string, expectedVersion: number): Promise<void> {
    if ((await this.getVersion(db, stream)) !== expectedVersion) throw new VersionConflictError(stream);
  }

  /**
   * Appends to one stream after version `expected` (0 for a new stream). Returns the timestamp of the events.
   * @throws VersionConflictError when the stream is no longer at that version
   */
  async append(db: Executor, stream: string, expected: number, entries: readonly NewEvent[], by: Actor): Promise<Date> {
    const now = this.clock.now();
    const written = await sql(db, appendSql, this.toParameters(stream, expected, entries, by, now));
    if (written.length !== entries.length) throw new VersionConflictError(stream);
    this.notifier.notifyAfterCommit(db);
    return now;
  }

  /**
   * Appends one event to each of many streams, in one statement. Returns the timestamp of the events.
   * @throws VersionConflictError when one of the streams is no longer at its expected version
   */
  async appendToStreams(db: Executor, entries: readonly StreamEntry[], by: Actor): Promise<Date> {
    const now = this.clock.now();
    const [, , ...rest] = this.toParameters('', 0, entries, by, now);
    const streams = entries.map(({ stream }) => stream);
    const written = await sql(db, appendToStreamsSql, [streams, entries.map(({ expected }) => expected), ...rest]);
    if (written.length !== entries.length) throw new VersionConflictError(streams.join(', '));
    this.notifier.notifyAfterCommit(db);
    return now;
  }

  /**
   * Starts a stream under a newly generated id. No other writer can know that id, so there is no version check to
   * wait for. Returns the timestamp of the events.
   */
  startStream(tx: Transaction, stream: string, entries: readonly NewEvent[], by: Actor): Date {
    const now = this.clock.now();
    void tx.query(appendNewStreamSql, this.toParameters(stream, 0, entries, by, now));
    this.notifier.notifyAfterCommit(tx);
    return now;
  }

  private toParameters(
    stream: string,
    expected: number,
    entries: readonly NewEvent[],
    by: Actor,
    now: Date,
  ): unknown[] {
    for (const entry of entries) this.eventTypes.get(entry.type);
    return [
      stream,
      expected,
      entries.map((entry) => entry.eventId),
      entries.map((entry) => entry.type),
      entries.map((entry) => entry.schemaVersion),
      entries.map((entry) => JSON.stringify(entry.data)),
      entries.map((entry) => entry.sealed),
      by.kind,
      getActorId(by),
      getActorName(by),
      currentRequestId() ?? null,
      now,
    ];
  }
}
