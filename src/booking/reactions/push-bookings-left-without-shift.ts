import { EventsHandler, type IEventHandler } from '@nestjs/cqrs';
import { MikroORM } from '@mikro-orm/postgresql';
import { sql } from '../../platform/database/sql.js';
import type { Actor } from '../../platform/event-store/actor.js';
import { LoggedEvent } from '../../platform/event-store/logged-event.js';
import { LiveRooms } from '../../platform/live/live-rooms.js';

/** The bookings that were kept although their shift went. Other events have none. */
interface MayKeep {
  kept_bookings?: string[];
}

interface Row {
  id: string;
  therapist_id: string;
  date: string;
}

/** The office's lists read again: these bookings are flagged now. */
@EventsHandler(LoggedEvent)
export class PushBookingsLeftWithoutShift implements IEventHandler<LoggedEvent<MayKeep>> {
  constructor(
    private readonly orm: MikroORM,
    private readonly rooms: LiveRooms,
  ) {}

  async handle({ data, actor }: LoggedEvent<MayKeep>): Promise<void> {
    if (!data.kept_bookings?.length || !this.rooms.isOpen) return;
    await this.rooms.tell(() => this.push(data.kept_bookings!, actor));
  }

  private async push(ids: string[], actor: Actor): Promise<void> {
    const rows = await sql<Row>(
      this.orm.em.fork(),
      'select id, therapist_id, booking_date::text as date from bookings where id = any ($1::uuid[])',
      [ids],
    );
    for (const { id, therapist_id, date } of rows) {
      const by_user_id = actor.kind === 'user' ? actor.id : null;
      const body = { booking_id: id, change: 'updated', therapist_id, booking_date: date, by_user_id, version: null };
      this.rooms.toStaff(therapist_id, 'booking-changed', body);
    }
  }
}
