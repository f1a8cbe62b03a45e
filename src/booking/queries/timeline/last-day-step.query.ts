import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../../platform/database/sql.js';

/** Finds who took the last step of a visit's day. */
@Injectable()
export class LastDayStepQuery {
  constructor(private readonly em: EntityManager) {}

  /** Returns the account of whoever took the step; null when the booking's last change was no step of its day. */
  async findActor(bookingId: string): Promise<string | null> {
    const [last] = await sql<{ actor_id: string | null }>(this.em.fork(), selectLastSql, [bookingId]);
    return last?.actor_id ?? null;
  }
}

const selectLastSql = /* sql */ `
  select case when type in ('DayStateChanged', 'NoShowRecorded', 'BookingCompleted') then actor_id end as actor_id
  from event_log where stream = $1 order by version desc limit 1`;
