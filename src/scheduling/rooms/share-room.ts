import { type Executor, sql } from '../../platform/database/sql.js';
import type { Slot } from '../availability/slot-context.js';
import type { CountedNow } from '../reservations/counted-reservations.js';
import { fitsSql } from './room-sql.js';

/** The visit of bookings that may share a room, such as a couple's. */
export interface Party {
  id: string;
  /** The guest for whom the booking is, from 1. */
  guest: number;
  /** Number of guests who come at the same time. */
  guests: number;
}

/**
 * Chooses the room of one booking of a visit: first the room where other guests are at that time, then one with places
 * for all, then one where its guest, or another, has been that day. A room takes no more guests than it has places.
 * Between treatments of one guest it needs no cleaning.
 */
export async function shareRoom(
  db: Executor,
  bookingId: string,
  slot: Slot,
  { serviceId, party, counted }: { serviceId: string; party: Party; counted: CountedNow },
): Promise<Slot> {
  const isNeeded = !slot.hasRoom || slot.roomId !== null;
  const ofParty = { partyId: party.id, partyGuest: party.guest };
  if (slot.isUnassigned || !isNeeded) return { ...slot, ...ofParty };
  const span = [slot.startsAt, slot.endsAt];
  const params = [serviceId, party.id, bookingId, ...span, party.guests, party.guest, counted.kinds, counted.keptLimit];
  const [room] = await sql<{ id: string }>(db, sharedRoomSql, params);
  return { ...slot, ...ofParty, roomId: room?.id ?? null, hasRoom: room !== undefined };
}

const sharedRoomSql = /* sql */ `
  select r.id from rooms r
  join services s on s.id = $1::uuid and not s.needs_no_room
  cross join lateral (
    select count(*) filter (where x.party_id is distinct from $2::uuid) as strangers,
      count(distinct coalesce(x.party_guest::text, x.booking_id::text)) filter (
        where x.party_id = $2::uuid and x.party_guest is distinct from $7::int) as guests
    from (
      select booking_id, room_id, party_id, party_guest, during from reservations where kind = any ($8::text[])
      union all
      select booking_id, room_id, null, null, during from kept_openings where kept_until > $9::timestamptz
    ) x
    where x.room_id = r.id and x.booking_id <> $3::uuid
      and x.during && tsrange($4::timestamp, $5::timestamp, case when $4::timestamp = $5::timestamp then '[]' else '[)' end)
  ) taken
  cross join lateral (
    select count(*) filter (where x.party_guest = $7::int) > 0 as own, count(*) > 0 as any_guest
    from reservations x
    where x.room_id = r.id and x.party_id = $2::uuid and x.booking_id <> $3::uuid and x.starts_at::date = $4::timestamp::date
  ) known
  where r.is_active and ${fitsSql('s', 'r.id')} and strangers = 0 and guests < r.places
  order by guests desc, least(r.places, $6::int) desc, own desc, any_guest desc, r.position, r.id
  limit 1`;
