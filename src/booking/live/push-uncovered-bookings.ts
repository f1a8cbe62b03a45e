import { EventsHandler, type IEventHandler } from '@nestjs/cqrs';
import { MikroORM } from '@mikro-orm/postgresql';
import { sql } from '../../platform/database/sql.js';
import { type Actor, getUserId } from '../../kernel/actor.js';
import { LiveRooms } from '../../platform/live/live-rooms.js';
import { StaffRooms } from '../../catalog/index.js';
import { RosterEntryEdited, RosterEntryRemoved, TherapistDeactivated } from '../../scheduling/index.js';

type CoverageLoss = RosterEntryEdited | RosterEntryRemoved | TherapistDeactivated;

interface Row {
  id: string;
  therapist_id: string;
  date: string;
}

/** Makes back-office lists reload when bookings lose their shift, because they are flagged there. */
@EventsHandler(RosterEntryEdited, RosterEntryRemoved, TherapistDeactivated)
export class PushUncoveredBookings implements IEventHandler<CoverageLoss> {
  constructor(
    private readonly orm: MikroORM,
    private readonly rooms: LiveRooms,
    private readonly staffRooms: StaffRooms,
  ) {}

  async handle({ data, actor }: CoverageLoss): Promise<void> {
    if (!data.kept_bookings?.length || !this.rooms.isServing) return;
    await this.rooms.pushBestEffort(() => this.push(data.kept_bookings ?? [], actor));
  }

  private async push(ids: string[], actor: Actor): Promise<void> {
    const rows = await sql<Row>(
      this.orm.em.fork(),
      'select id, therapist_id, booking_date::text as date from bookings where id = any ($1::uuid[])',
      [ids],
    );
    for (const { id, therapist_id, date } of rows) {
      const by_user_id = getUserId(actor);
      const body = {
        booking_id: id,
        change: 'updated',
        therapist_id,
        booking_date: date,
        by_user_id,
        by_role: null,
        version: null,
      };
      this.staffRooms.emit(therapist_id, 'booking-changed', body);
    }
  }
}
