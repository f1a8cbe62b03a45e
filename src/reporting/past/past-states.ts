import { EntityManager, IsolationLevel } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  type BookingState,
  BookingStates,
  type MomentDto,
  type MomentQueryDto,
  MomentResolver,
} from '../../booking/index.js';
import { earlierClientSql } from '../../clients/index.js';
import { sql } from '../../platform/database/sql.js';
import { ProjectionFreshness } from '../freshness/projection-freshness.js';

const WORK_MEMORY = '32MB';

/** Number of bookings that are rebuilt at a time: they are many, and their streams short. */
const BATCH_SIZE = 1_000;

export type PastState = BookingState & { version: number };

/**
 * Reads bookings as they were at a sequence number: finds them in `performance_bookings` and rebuilds them from their
 * events.
 */
@Injectable()
export class PastStates {
  constructor(
    private readonly em: EntityManager,
    private readonly moments: MomentResolver,
    private readonly freshness: ProjectionFreshness,
    private readonly states: BookingStates,
  ) {}

  /** Reads in one snapshot of the database. The sequence number is at most the one that the projection has reached. */
  read<Result>(query: MomentQueryDto, use: (em: EntityManager, moment: MomentDto) => Promise<Result>): Promise<Result> {
    return this.em.fork().transactional(
      async (em) => {
        // All bookings of a shop are grouped and sorted in memory.
        await sql(em, `set local work_mem = '${WORK_MEMORY}'`);
        const { seq: reached } = await this.freshness.atCheckpoint('performance', em);
        const moment = await this.moments.find(em, query);
        return use(em, { ...moment, seq: Math.min(moment.seq, reached) });
      },
      { isolationLevel: IsolationLevel.REPEATABLE_READ },
    );
  }

  /** Rebuilds the states of bookings at a sequence number, by their ids. Erased people stay erased. */
  async rebuild(em: EntityManager, ids: readonly string[], seq: number): Promise<Map<string, PastState>> {
    const rebuilt = new Map<string, PastState>();
    for (let from = 0; from < ids.length; from += BATCH_SIZE) {
      const rows = await sql<{ id: string; version: number }>(em, versionsSql, [
        ids.slice(from, from + BATCH_SIZE),
        seq,
      ]);
      const versions = new Map(rows.map(({ id, version }) => [id, version]));
      for (const state of await this.states.atVersions(em, versions))
        rebuilt.set(state.id, { ...state, version: versions.get(state.id)! });
    }
    return rebuilt;
  }

  /** Returns the former clients of all bookings whose client has changed since, as JSON for `changedClientsSql`. */
  async readChangedClients(em: EntityManager, seq: number): Promise<string> {
    const changed = await sql<{ id: string }>(em, changedSql, [seq]);
    const states = await this.rebuild(
      em,
      changed.map(({ id }) => id),
      seq,
    );
    const clients = [...states.values()].flatMap(({ id, client, clientId }) =>
      client
        ? {
            id,
            client_id: clientId ?? null,
            name: `${client.firstName} ${client.lastName}`.trim(),
            email: client.email,
            phone: client.phone,
          }
        : [],
    );
    return JSON.stringify(clients);
  }
}

/** Returns SQL for the rows of `performance_bookings p` that were valid at a sequence number. */
export const heldAtSql = (seq: string) =>
  /* sql */ `p.from_seq <= ${seq} and (p.until_seq is null or p.until_seq > ${seq})`;

/** Returns SQL for the rows of `readChangedClients`. */
export const changedClientsSql = (json: string) => /* sql */ `
  select r.id as booking_id, ${earlierClientSql('r')} as client_id, name, email, phone, customer_key(email, phone) as customer_key
  from jsonb_to_recordset(${json}::jsonb) as r (id uuid, client_id uuid, name text, email text, phone text)`;

const versionsSql = /* sql */ `
  select wanted.id, last.version from unnest($1::uuid[]) as wanted (id)
  cross join lateral (
    select e.version from event_log e join log_order o using (position)
    where e.stream = wanted.id and o.seq <= $2::bigint order by e.version desc limit 1
  ) last`;

/** SQL of the bookings whose client has changed since; an undo can change the client, too. */
const changedSql = /* sql */ `
  select distinct e.stream as id from log_order o join event_log e using (position)
  where o.seq > $1::bigint and e.type in ('ClientDetailsChanged', 'BookingChangeUndone')
    and exists (select from performance_bookings p where p.booking_id = e.stream and ${heldAtSql('$1::bigint')})`;
