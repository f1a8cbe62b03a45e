import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../../kernel/errors.js';
import { sql } from '../../../platform/database/sql.js';
import { BookingTimelineQuery } from '../timeline/booking-timeline.query.js';
import type { MomentQueryDto, PastBookingStateDto } from './as-of.dto.js';
import { MomentResolver } from './moment-resolver.js';

/** Reads a booking as it was at any moment, and how it had come to that. */
@Injectable()
export class PastBookingQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly moments: MomentResolver,
    private readonly timeline: BookingTimelineQuery,
  ) {}

  /** Returns the booking as it was. @throws NotFoundError when there is no such booking, or was none then */
  async read(id: string, at: MomentQueryDto): Promise<PastBookingStateDto> {
    const em = this.em.fork();
    const moment = await this.moments.find(em, at);
    const [row] = await sql<{ version: number | null }>(em, versionSql, [id, moment.seq]);
    const version = row?.version ?? 0;
    const { events: all } = await this.timeline.forBooking(id);
    const events = all.filter((event) => event.version <= version);
    if (events.length === 0) throw new NotFoundError('There was no such booking at that moment');
    const fields = new Map(events.flatMap(({ changes }) => changes.map(({ field, after }) => [field, after] as const)));
    return {
      ...moment,
      version,
      fields: [...fields].flatMap(([field, value]) => (value === null ? [] : { field, value: String(value) })),
      // Whether something was taken back later was not known then.
      events: events.map((event) => ({ ...event, is_undone: false })),
    };
  }
}

const versionSql = /* sql */ `
  select max(e.version) as version from event_log e join log_order o using (position) where e.stream = $1 and o.seq <= $2`;
