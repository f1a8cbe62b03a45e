import { type Executor, sql } from '../../platform/database/sql.js';
import type { Slot } from '../availability/slot-context.js';
import { fitsSql } from './room-sql.js';

/** Bookings that may share a room, as those of a couple. */
export interface Party {
  id: string;
  /** So many come at the same time. */
  guests: number;
}

/**
 * The slot with the room that it gets as one of a party: where others of it are then, else one with places for all of them, else
 * where they have been that day. A room takes no more of them than it has places.
 */
export async function shareRoom(
  db: Executor,
  bookingId: string,
  slot: Slot,
  { serviceId, party }: { serviceId: string; party: Party },
): Promise<Slot> {
  const isNeeded = !slot.hasRoom || slot.roomId !== null;
  if (slot.isUnassigned || !isNeeded) return { ...slot, partyId: party.id };
  const params = [serviceId, party.id, bookingId, slot.startsAt, slot.endsAt, party.guests];
  const [room] = await sql<{ id: string }>(db, sharedRoomSql, params);
  return { ...slot, partyId: party.id, roomId: room?.id ?? null, hasRoom: room !== undefined };
}

const sharedRoomSql = /* sql */ `
  select r.id from rooms r
  join services s on s.id = $1::uuid and not s.needs_no_room
  cross join lateral (
    select count(*) filter (where x.party_id = $2::uuid) as own, count(*) filter (where x.party_id is distinct from $2::uuid) as others
    from reservations x
    where x.room_id = r.id and x.kind = 'held' and x.booking_id <> $3::uuid
      and x.during && tsrange($4::timestamp, $5::timestamp, case when $4::timestamp = $5::timestamp then '[]' else '[)' end)
  ) taken
  where r.is_active and ${fitsSql('s', 'r.id')} and others = 0 and own < r.places
  order by own desc, least(r.places, $6::int) desc,
    exists (
      select from reservations x
      where x.room_id = r.id and x.party_id = $2::uuid and x.booking_id <> $3::uuid and x.starts_at::date = $4::timestamp::date
    ) desc, r.position, r.id
  limit 1`;
