import { Injectable } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import { type Executor, sql } from '../database/sql.js';
import type { Transaction } from '../database/pipelining/index.js';
import { type Aggregate, type DomainEvent, getSchemaVersion, upcast } from '../../kernel/aggregate.js';
import { PersonalData, type SubjectKey } from '../personal-data/personal-data.js';
import type { Actor } from '../../kernel/actor.js';
import type { RecordedEvent } from './recorded-event.js';
import { type NewEvent, EventLog } from './event-log.js';
import { isWholeStream, type StoredEvent, toStoredEvent } from './stored-event.js';

/** An aggregate's state, rebuilt from its events. */
export interface LoadedAggregate<State> {
  id: string;
  state: State;
  /** Number of events; 0 when nothing has happened yet. */
  version: number;
  createdAt: Date | null;
  updatedAt: Date | null;
}

/** Stores aggregates as streams of events in the log, their personal parts encrypted per stream. */
@Injectable()
export class AggregateRepository {
  constructor(
    private readonly log: EventLog,
    private readonly personalData: PersonalData,
  ) {}

  /** Rebuilds an aggregate from its stream, or as it was at version `upTo`. */
  async load<State, Event extends DomainEvent>(
    db: Executor,
    aggregate: Aggregate<State, Event>,
    id: string,
    upTo = 2 ** 31 - 1,
  ): Promise<LoadedAggregate<State>> {
    const [stored, key] = await Promise.all([
      sql<StoredEvent>(db, streamSql, [id, upTo]),
      this.personalData.findKey(db, id),
    ]);
    return this.fold(aggregate, id, stored, key);
  }

  /**
   * Rebuilds several aggregates, each as it was at the version given for its id. Without personal data, no key is read
   * and the personal part of every event is null.
   */
  async loadAll<State, Event extends DomainEvent>(
    db: Executor,
    aggregate: Aggregate<State, Event>,
    upTo: ReadonlyMap<string, number>,
    { includesPersonalData = true }: { includesPersonalData?: boolean } = {},
  ): Promise<LoadedAggregate<State>[]> {
    const ids = [...upTo.keys()];
    const stored = await sql<StoredEvent & { stream: string }>(db, streamsSql, [ids, [...upTo.values()]]);
    const keys = includesPersonalData ? await this.personalData.findKeys(db, ids) : new Map<string, SubjectKey>();
    const streams = Map.groupBy(stored, ({ stream }) => stream);
    return [...streams].map(([id, events]) => this.fold(aggregate, id, events, keys.get(id) ?? null));
  }

  /**
   * Rebuilds the aggregates of `events`, each as it was after its last event. Streams that start within `events` are
   * not read again.
   */
  async loadAfter<State, Event extends DomainEvent>(
    db: Executor,
    aggregate: Aggregate<State, Event>,
    events: readonly RecordedEvent[],
  ): Promise<LoadedAggregate<State>[]> {
    const streams = [...Map.groupBy(events, ({ stream }) => stream)];
    const [whole, others] = [streams.filter(isWholeStream), streams.filter((each) => !isWholeStream(each))];
    const keys = await this.personalData.findKeys(
      db,
      whole.map(([id]) => id),
    );
    const folded = whole.map(([id, own]) => this.fold(aggregate, id, own.map(toStoredEvent), keys.get(id) ?? null));
    if (others.length === 0) return folded;
    const versions = new Map(others.map(([id, own]) => [id, own.at(-1)!.version]));
    return [...folded, ...(await this.loadAll(db, aggregate, versions))];
  }

  /**
   * Appends the events of a decision and returns the aggregate with them.
   * @throws VersionConflictError when others have appended since it was loaded
   */
  async append<State, Event extends DomainEvent>(
    tx: Transaction,
    aggregate: Aggregate<State, Event>,
    before: LoadedAggregate<State>,
    events: readonly Event[],
    by: Actor,
  ): Promise<LoadedAggregate<State>> {
    if (events.length === 0) return before;
    const isPersonal = events.some((event) => event.personal);
    const key = isPersonal ? await this.findOrCreateKey(tx, before) : null;
    const now = await this.log.append(tx, before.id, before.version, this.toNewEvents(aggregate, events, key), by);
    // Without a key the personal parts were not stored, so no read model may show them: a rebuild would not find
    // them.
    const kept = key ? events : events.map((event) => ({ ...event, personal: null }));
    return applyEvents(aggregate, before, kept, now);
  }

  /**
   * Asserts that the aggregate is unchanged, for a decision without events: what was reserved for it is right only at
   * the version that it saw.
   * @throws VersionConflictError when others have appended since it was loaded
   */
  assertUnchanged(db: Executor, { id, version }: Pick<LoadedAggregate<unknown>, 'id' | 'version'>): Promise<void> {
    return this.log.assertVersion(db, id, version);
  }

  /** Starts a stream under a newly generated id, and returns the aggregate without waiting for the database. */
  startStream<State, Event extends DomainEvent>(
    tx: Transaction,
    aggregate: Aggregate<State, Event>,
    id: string,
    events: readonly Event[],
    by: Actor,
  ): LoadedAggregate<State> {
    const key = this.personalData.createKey(tx, id);
    const now = this.log.startStream(tx, id, this.toNewEvents(aggregate, events, key), by);
    return applyEvents(aggregate, emptyAggregate(aggregate, id), events, now);
  }

  /** Converts an event of the log to the current shape of its type. */
  toDomainEvent<State, Event extends DomainEvent>(
    aggregate: Aggregate<State, Event>,
    row: Pick<StoredEvent, 'event_id' | 'type' | 'schema_version' | 'data' | 'sealed'>,
    key: SubjectKey | null,
  ): Event {
    const personal = row.sealed && key ? this.personalData.decrypt(key, row.sealed, row.event_id) : null;
    const parts = upcast(aggregate.upcasters, row.type, row.schema_version, { data: row.data, personal });
    return { type: row.type, ...parts } as unknown as Event;
  }

  private fold<State, Event extends DomainEvent>(
    aggregate: Aggregate<State, Event>,
    id: string,
    stored: readonly StoredEvent[],
    key: SubjectKey | null,
  ): LoadedAggregate<State> {
    return stored.reduce(
      (before, row) =>
        applyEvents(aggregate, before, [this.toDomainEvent(aggregate, row, key)], new Date(Number(row.occurred_ms))),
      emptyAggregate(aggregate, id),
    );
  }

  private toNewEvents<Event extends DomainEvent>(
    { upcasters }: Aggregate<unknown, Event>,
    events: readonly Event[],
    key: SubjectKey | null,
  ): NewEvent[] {
    return events.map(({ type, data, personal }) => {
      const eventId = randomUUIDv7();
      const sealed = personal && key ? this.personalData.encrypt(key, personal, eventId) : null;
      return { eventId, type, schemaVersion: getSchemaVersion(upcasters, type), data, sealed };
    });
  }

  private findOrCreateKey(tx: Transaction, before: LoadedAggregate<unknown>): Promise<SubjectKey | null> | SubjectKey {
    return before.version > 0 ? this.personalData.findKey(tx, before.id) : this.personalData.createKey(tx, before.id);
  }
}

function emptyAggregate<State>(
  { initial: state }: Pick<Aggregate<State, never>, 'initial'>,
  id: string,
): LoadedAggregate<State> {
  return { id, state, version: 0, createdAt: null, updatedAt: null };
}

function applyEvents<State, Event extends DomainEvent>(
  aggregate: Aggregate<State, Event>,
  before: LoadedAggregate<State>,
  events: readonly Event[],
  at: Date,
): LoadedAggregate<State> {
  const state = events.reduce((state, event) => aggregate.evolve(state, event), before.state);
  return {
    ...before,
    state,
    version: before.version + events.length,
    createdAt: before.createdAt ?? at,
    updatedAt: at,
  };
}

const columns = /* sql */ `
  e.event_id, e.version, e.type, e.schema_version, e.data, e.sealed, (extract(epoch from e.occurred_at) * 1000)::text as occurred_ms`;

const streamSql = /* sql */ `
  select ${columns} from event_log e where e.stream = $1 and e.version <= $2 order by e.version`;

const streamsSql = /* sql */ `
  select e.stream, ${columns} from unnest($1::uuid[], $2::int[]) as wanted (stream, version)
  join event_log e on e.stream = wanted.stream and e.version <= wanted.version order by e.stream, e.version`;
