import { Injectable } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import { type Executor, sql } from '../database/sql.js';
import type { Transaction } from '../database/transaction.js';
import { type Aggregate, type DomainEvent, schemaVersionOf, upcast } from '../decider.js';
import { PersonalData, type SubjectKey } from '../personal-data/personal-data.js';
import type { Actor } from './actor.js';
import { type Entry, EventLog } from './event-log.js';

/** An aggregate as its events made it. */
export interface Loaded<State> {
  id: string;
  state: State;
  /** Number of events; 0 when nothing has happened yet. */
  version: number;
  createdAt: Date | null;
  updatedAt: Date | null;
}

interface StoredEvent {
  event_id: string;
  version: number;
  type: string;
  schema_version: number;
  data: Record<string, unknown>;
  sealed: Buffer | null;
  occurred_ms: string;
}

/** Keeps aggregates as streams of events in the log, their personal parts sealed per stream. */
@Injectable()
export class EventStore {
  constructor(
    private readonly log: EventLog,
    private readonly personalData: PersonalData,
  ) {}

  /** Folds the stream, or as much of it as had happened at version `upTo`. */
  async load<State, Event extends DomainEvent>(
    db: Executor,
    aggregate: Aggregate<State, Event>,
    id: string,
    upTo = 2 ** 31 - 1,
  ): Promise<Loaded<State>> {
    const [stored, key] = await Promise.all([
      sql<StoredEvent>(db, streamStatement, [id, upTo]),
      this.personalData.keyOf(db, id),
    ]);
    return this.fold(aggregate, id, stored, key);
  }

  /** Folds several streams, each as much as had happened at the version given for its id. */
  async loadAll<State, Event extends DomainEvent>(
    db: Executor,
    aggregate: Aggregate<State, Event>,
    upTo: ReadonlyMap<string, number>,
  ): Promise<Loaded<State>[]> {
    const ids = [...upTo.keys()];
    const stored = await sql<StoredEvent & { stream: string }>(db, streamsStatement, [ids, [...upTo.values()]]);
    const keys = await this.personalData.keysOf(db, ids);
    const streams = Map.groupBy(stored, ({ stream }) => stream);
    return [...streams].map(([id, events]) => this.fold(aggregate, id, events, keys.get(id) ?? null));
  }

  /**
   * Appends what was decided and returns the aggregate with it.
   * @throws StreamMoved when others have appended since it was loaded
   */
  async append<State, Event extends DomainEvent>(
    tx: Transaction,
    aggregate: Aggregate<State, Event>,
    before: Loaded<State>,
    events: readonly Event[],
    by: Actor,
  ): Promise<Loaded<State>> {
    if (events.length === 0) return before;
    const isPersonal = events.some((event) => event.personal);
    const key = isPersonal ? await this.keyFor(tx, before) : null;
    const now = await this.log.append(tx, before.id, before.version, this.entriesOf(aggregate, events, key), by);
    // Without a key nothing personal was kept, and nothing may show up in a read model that a rebuild would not find.
    const kept = key ? events : events.map((event) => ({ ...event, personal: null }));
    return advance(aggregate, before, kept, now);
  }

  /** Begins a stream under an id that was made a moment ago, and returns the aggregate. Waits for nothing. */
  begin<State, Event extends DomainEvent>(
    tx: Transaction,
    aggregate: Aggregate<State, Event>,
    id: string,
    events: readonly Event[],
    by: Actor,
  ): Loaded<State> {
    const key = this.personalData.createKey(tx, id);
    const now = this.log.begin(tx, id, this.entriesOf(aggregate, events, key), by);
    return advance(aggregate, nothingOf(aggregate, id), events, now);
  }

  /** An event of the log as its aggregate knows it today. */
  restore<State, Event extends DomainEvent>(
    aggregate: Aggregate<State, Event>,
    row: Pick<StoredEvent, 'event_id' | 'type' | 'schema_version' | 'data' | 'sealed'>,
    key: SubjectKey | null,
  ): Event {
    const personal = row.sealed && key ? this.personalData.open(key, row.sealed, row.event_id) : null;
    const parts = upcast(aggregate.upcasters, row.type, row.schema_version, { data: row.data, personal });
    return { type: row.type, ...parts } as unknown as Event;
  }

  private fold<State, Event extends DomainEvent>(
    aggregate: Aggregate<State, Event>,
    id: string,
    stored: readonly StoredEvent[],
    key: SubjectKey | null,
  ): Loaded<State> {
    return stored.reduce(
      (before, row) => advance(aggregate, before, [this.restore(aggregate, row, key)], new Date(Number(row.occurred_ms))),
      nothingOf(aggregate, id),
    );
  }

  private entriesOf<Event extends DomainEvent>(
    { upcasters }: Aggregate<unknown, Event>,
    events: readonly Event[],
    key: SubjectKey | null,
  ): Entry[] {
    return events.map(({ type, data, personal }) => {
      const eventId = randomUUIDv7();
      const sealed = personal && key ? this.personalData.seal(key, personal, eventId) : null;
      return { eventId, type, schemaVersion: schemaVersionOf(upcasters, type), data, sealed };
    });
  }

  private keyFor(tx: Transaction, before: Loaded<unknown>): Promise<SubjectKey | null> | SubjectKey {
    return before.version > 0 ? this.personalData.keyOf(tx, before.id) : this.personalData.createKey(tx, before.id);
  }
}

function nothingOf<State>({ initial: state }: Pick<Aggregate<State, never>, 'initial'>, id: string): Loaded<State> {
  return { id, state, version: 0, createdAt: null, updatedAt: null };
}

function advance<State, Event extends DomainEvent>(
  aggregate: Aggregate<State, Event>,
  before: Loaded<State>,
  events: readonly Event[],
  at: Date,
): Loaded<State> {
  const state = events.reduce((state, event) => aggregate.evolve(state, event), before.state);
  return { ...before, state, version: before.version + events.length, createdAt: before.createdAt ?? at, updatedAt: at };
}

const columns = /* sql */ `
  e.event_id, e.version, e.type, e.schema_version, e.data, e.sealed, (extract(epoch from e.occurred_at) * 1000)::text as occurred_ms`;

const streamStatement = /* sql */ `
  select ${columns} from event_log e where e.stream = $1 and e.version <= $2 order by e.version`;

const streamsStatement = /* sql */ `
  select e.stream, ${columns} from unnest($1::uuid[], $2::int[]) as wanted (stream, version)
  join event_log e on e.stream = wanted.stream and e.version <= wanted.version order by e.stream, e.version`;
