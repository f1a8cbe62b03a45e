import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/actor.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import {
  findFreeRooms,
  fitsSql,
  lockBookingRulesExclusive,
  type Party,
  type RoomDay,
  type Span,
} from '../../scheduling/index.js';
import { BookingRepository } from '../booking.repository.js';
import { inRoom } from '../domain/booking.room.js';

/** The new room of each booking, by booking id; null for none. */
export type RoomsByBooking = ReadonlyMap<string, string | null>;

/** Gives rooms to upcoming bookings when the shop's rooms change, in order of their start. */
@Injectable()
export class RoomAssigner {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly clock: ShopClock,
  ) {}

  /**
   * Changes rooms while all other slot decisions are locked out, and records in the bookings which room each has now.
   */
  async change(by: Actor, work: (tx: Transaction) => Promise<RoomsByBooking>): Promise<void> {
    let rooms: RoomsByBooking = new Map();
    const find = async (tx: Transaction) => {
      void lockBookingRulesExclusive(tx);
      rooms = await work(tx);
      return [...rooms.keys()];
    };
    await this.bookings.changeAll(by, find, (_tx, _booking, id) => inRoom(rooms.get(id) ?? null, () => []));
  }

  /** Assigns a room to every booking that needs one and has none, as far as rooms are free. */
  async findForRoomless(tx: Transaction): Promise<RoomsByBooking> {
    const { date, time } = this.clock.now();
    return this.assign(tx, await tx.query<RoomBooking>(roomlessSql, [date, time]));
  }

  /**
   * Finds another room for every booking in one that is taken out of use; none where the shop has no room left.
   * @returns the rooms, and the bookings for which no other is free: those keep theirs
   */
  async findOtherRooms(tx: Transaction, roomId: string): Promise<{ rooms: RoomsByBooking; unmovable: string[] }> {
    const { date, time } = this.clock.now();
    const [any] = await tx.query('select from rooms where is_active limit 1');
    if (!any) {
      // Rooms that went out of use before, and whose bookings were kept in them, are emptied as well.
      const all = toIds(await tx.query<RoomBooking>(allInRoomsSql, [date, time]));
      void tx.query('update reservations set room_id = null where booking_id = any ($1::uuid[])', [all]);
      return { rooms: new Map(all.map((id) => [id, null])), unmovable: [] };
    }
    const bookings = await tx.query<RoomBooking>(inRoomSql, [date, time, roomId]);
    const rooms = await this.assign(tx, bookings);
    return { rooms, unmovable: toIds(bookings).filter((id) => !rooms.has(id)) };
  }

  /**
   * Finds another room for guests who have no place of their own any more in a room that has fewer now.
   * @returns as `findOtherRooms`
   */
  async findForSurplusGuests(
    tx: Transaction,
    roomId: string,
    places: number,
  ): Promise<{ rooms: RoomsByBooking; unmovable: string[] }> {
    const { date, time } = this.clock.now();
    const surplus = await tx.query<RoomBooking>(surplusGuestsSql, [date, time, roomId, places]);
    const rooms = await this.assign(tx, surplus);
    return { rooms, unmovable: toIds(surplus).filter((id) => !rooms.has(id)) };
  }

  private async assign(tx: Transaction, bookings: readonly RoomBooking[]): Promise<RoomsByBooking> {
    const rooms = new Map<string, string>();
    for (const { id, service_id } of bookings) {
      const [asked] = await tx.query<AskedRooms>(askedRoomsSql, [id, service_id]);
      const [free] = asked ? findFreeRooms(asked.rooms, asked.occupied, asked.party) : [];
      if (!free) continue;
      void tx.query('update reservations set room_id = $2 where booking_id = $1', [id, free.id]);
      rooms.set(id, free.id);
    }
    return rooms;
  }
}

interface AskedRooms {
  occupied: Span;
  party: Party | null;
  rooms: RoomDay[];
}

interface RoomBooking {
  id: string;
  service_id: string;
}

const toIds = (bookings: readonly RoomBooking[]) => bookings.map(({ id }) => id);

const upcomingBookingsSql = /* sql */ `
  select b.id, b.service_id from reservations r join bookings b on b.id = r.booking_id
  where r.kind = 'held' and r.starts_at > $1::date + $2::time`;
const inOrderSql = /* sql */ `order by r.starts_at, b.id`;
const allInRoomsSql = /* sql */ `${upcomingBookingsSql} and r.room_id is not null ${inOrderSql}`;
const inRoomSql = /* sql */ `${upcomingBookingsSql} and r.room_id = $3::uuid ${inOrderSql}`;
/** Finds the guests beyond the room's places. Only bookings of one party share a room, each guest in a place. */
const surplusGuestsSql = /* sql */ `
  ${upcomingBookingsSql} and r.room_id = $3::uuid and $4::int <= (
    select count(distinct x.party_guest) from reservations x
    where x.room_id = r.room_id and x.kind = 'held' and x.during && r.during and x.party_guest < r.party_guest)
  ${inOrderSql}`;
const roomlessSql = /* sql */ `
  ${upcomingBookingsSql} and r.room_id is null and exists (select from services s where s.id = b.service_id and not s.needs_no_room)
  ${inOrderSql}`;

const minutesSql = (at: string) => `(extract(epoch from ${at}) / 60)::int`;
const spanSql = `'from', ${minutesSql('starts_at')}, 'to', ${minutesSql('ends_at')}`;

/**
 * SQL of what a booking takes, by the minutes that it was made with, not the current ones of its treatment, and of the
 * rooms in which it can be given with who is there then.
 */
const askedRoomsSql = /* sql */ `
  select json_build_object(${spanSql}) as occupied,
    case when party_id is not null then json_build_object('id', party_id, 'guest', party_guest, 'guests', 1) end as party,
    (select coalesce(json_agg(json_build_object('id', room.id, 'places', places, 'taken', taken, 'ofParty', '[]'::json)
        order by room.position, room.id), '[]')
      from services s join rooms room on room.is_active and ${fitsSql('s', 'room.id')}
      cross join lateral (
        select coalesce(json_agg(json_build_object(${spanSql}, 'partyId', party_id, 'guest', party_guest)), '[]') as taken
        from reservations x
        where x.room_id = room.id and x.kind = 'held' and x.booking_id <> w.booking_id and x.during && w.during
      ) there
      where s.id = $2::uuid and not s.needs_no_room) as rooms
  from reservations w where booking_id = $1::uuid`;
