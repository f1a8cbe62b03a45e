import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/actor.js';
import { NotFoundError } from '../../kernel/errors.js';
import { TransactionRunner } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import { EventLog, type NewEvent, VersionConflictError } from '../../platform/event-log/event-log.js';
import {
  BookingsRelocated,
  type RelocationData,
  RelocationUndone,
  type RelocationUndoneData,
} from './relocation.event-types.js';

/** A relocation as stored in the log. */
interface LoggedRelocation {
  relocated: RelocationData;
  /** The undo of the relocation; null while nobody has taken it back. */
  undone: RelocationUndoneData | null;
}

/** Reads and writes relocations in the log. Each is a stream of at most two events: the relocation and its undo. */
@Injectable()
export class RelocationLog {
  constructor(
    private readonly em: EntityManager,
    private readonly transactions: TransactionRunner,
    private readonly log: EventLog,
  ) {}

  async find(id: string): Promise<LoggedRelocation | undefined> {
    const rows = await sql<{ data: object }>(this.em.fork(), ofStreamSql, [id]);
    const [relocated, undone] = rows.map(({ data }) => data);
    if (!relocated) return undefined;
    return { relocated: relocated as RelocationData, undone: (undone ?? null) as RelocationUndoneData | null };
  }

  /** Returns a relocation. @throws NotFoundError when there is none */
  async require(id: string): Promise<LoggedRelocation> {
    const found = await this.find(id);
    if (!found) throw new NotFoundError('There is no such relocation');
    return found;
  }

  /** Returns the id of the latest relocation that changed a booking; undefined where there is none. */
  async findLatestOf(bookingId: string): Promise<string | undefined> {
    const [row] = await sql<{ id: string }>(this.em.fork(), latestSql, [JSON.stringify([bookingId])]);
    return row?.id;
  }

  appendRelocation(id: string, data: RelocationData, by: Actor): Promise<void> {
    return this.append(id, 0, this.log.toEntry(BookingsRelocated, data), by);
  }

  appendUndo(id: string, data: RelocationUndoneData, by: Actor): Promise<void> {
    return this.append(id, 1, this.log.toEntry(RelocationUndone, data), by);
  }

  /**
   * Appends an event to a relocation's stream. The second of two simultaneous requests finds the stream started and
   * adds nothing.
   */
  private async append(stream: string, after: number, entry: NewEvent, by: Actor): Promise<void> {
    await this.transactions
      .run((tx) => this.log.append(tx, stream, after, [entry], by))
      .catch((error: unknown) => {
        if (!(error instanceof VersionConflictError)) throw error;
      });
  }
}

const ofStreamSql = /* sql */ `
  select data from event_log where stream = $1 and type in ('BookingsRelocated', 'RelocationUndone') order by version`;

const latestSql = /* sql */ `
  select stream as id from event_log where type = 'BookingsRelocated' and data -> 'booking_ids' @> $1::jsonb
  order by position desc limit 1`;
