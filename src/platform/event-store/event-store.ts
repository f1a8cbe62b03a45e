import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import { sql } from '../database/sql.js';
import { type Aggregate, type DomainEvent, schemaVersionOf, upcast } from '../decider.js';
import { PersonalData, type SubjectKey } from '../personal-data/personal-data.js';
import type { Actor } from './actor.js';
import { EventLog } from './event-log.js';

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
    em: EntityManager,
    aggregate: Aggregate<State, Event>,
    id: string,
    upTo = 2 ** 31 - 1,
  ): Promise<Loaded<State>> {
    const stored = await sql<StoredEvent>(em, streamStatement, [id, upTo]);
    const key = stored.some((event) => event.sealed) ? await this.personalData.keyOf(em, id) : null;
    return this.fold(aggregate, id, stored, key);
  }

  /** Folds several streams, each as much as had happened at the version given for its id. */
  async loadAll<State, Event extends DomainEvent>(
    em: EntityManager,
    aggregate: Aggregate<State, Event>,
    upTo: ReadonlyMap<string, number>,
  ): Promise<Loaded<State>[]> {
    const ids = [...upTo.keys()];
    const stored = await sql<StoredEvent & { stream: string }>(em, streamsStatement, [ids, [...upTo.values()]]);
    const keys = await this.personalData.keysOf(em, ids);
    const streams = Map.groupBy(stored, ({ stream }) => stream);
    return [...streams].map(([id, events]) => this.fold(aggregate, id, events, keys.get(id) ?? null));
  }

  /**
   * Appends what was decided and returns the aggregate with it.
   * @throws StreamMoved when others have appended since it was loaded
   */
  async append<State, Event extends DomainEvent>(
    em: EntityManager,
    aggregate: Aggregate<State, Event>,
    before: Loaded<State>,
    events: readonly Event[],
    by: Actor,
  ): Promise<Loaded<State>> {
    if (events.length === 0) return before;
    const key = await this.keyFor(em, before, events);
    const entries = events.map((event) => {
      const eventId = randomUUIDv7();
      return {
        eventId,
        type: event.type,
        schemaVersion: schemaVersionOf(aggregate.upcasters, event.type),
        data: event.data,
        sealed: event.personal && key ? this.personalData.seal(key, event.personal, eventId) : null,
      };
    });
    const now = await this.log.append(em, before.id, before.version, entries, by);
    // Without a key nothing personal was kept, and nothing may show up in a read model that a rebuild would not find.
    const kept = key ? events : events.map((event) => ({ ...event, personal: null }));
    const state = kept.reduce((state, event) => aggregate.evolve(state, event), before.state);
    return advance(before, state, events.length, now);
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
    const none: Loaded<State> = { id, state: aggregate.initial, version: 0, createdAt: null, updatedAt: null };
    return stored.reduce((before, row) => {
      const state = aggregate.evolve(before.state, this.restore(aggregate, row, key));
      return advance(before, state, 1, new Date(Number(row.occurred_ms)));
    }, none);
  }

  private async keyFor(em: EntityManager, before: Loaded<unknown>, events: readonly DomainEvent[]) {
    if (!events.some((event) => event.personal)) return null;
    if (before.version === 0) return this.personalData.createKey(em, before.id);
    return this.personalData.keyOf(em, before.id);
  }
}

function advance<State>(before: Loaded<State>, state: State, count: number, at: Date): Loaded<State> {
  return { ...before, state, version: before.version + count, createdAt: before.createdAt ?? at, updatedAt: at };
}

const columns = /* sql */ `
  e.event_id, e.version, e.type, e.schema_version, e.data, e.sealed, (extract(epoch from e.occurred_at) * 1000)::text as occurred_ms`;

const streamStatement = /* sql */ `
  select ${columns} from event_log e where e.stream = $1 and e.version <= $2 order by e.version`;

const streamsStatement = /* sql */ `
  select e.stream, ${columns} from unnest($1::uuid[], $2::int[]) as wanted (stream, version)
  join event_log e on e.stream = wanted.stream and e.version <= wanted.version order by e.stream, e.version`;
