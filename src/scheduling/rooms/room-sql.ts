/**
 * Returns SQL for the rooms in which a service can be given, in the order in which they are assigned: a booking's
 * present room first. Null where no room is needed, by the service or because the shop has none.
 * @param service alias of a row of services, null while none is chosen.
 * @param own SQL of the booking's room, or of null
 */
export function fittingRoomsSql(service: string, own: string): string {
  return /* sql */ `(
    select coalesce(
      array_agg(id order by (id = ${own}) desc nulls last, position, id)
        filter (where ${fitsSql(service, 'rooms.id')}), '{}')
    from rooms where is_active and not coalesce(${service}.needs_no_room, false) having count(*) > 0)`;
}

/**
 * Returns SQL for whether a service is given in a room.
 * @param service alias of a row of services.
 * @param room SQL of the room's id
 */
export function fitsSql(service: string, room: string): string {
  return /* sql */ `(not exists (select from service_rooms where service_id = ${service}.id)
    or exists (select from service_rooms where service_id = ${service}.id and room_id = ${room}))`;
}

/**
 * Returns SQL for whether a reservation is of another visit than a booking's; those of one visit may share a room.
 * @param party SQL of the booking's
 */
export const ofOthersSql = (party: string): string => `(party_id is null or party_id is distinct from ${party})`;

/**
 * Returns SQL for whether a reservation of a therapist or a room begins on a day, or on the day before and ends on this
 * one. Pairs are compared because to a plan for any day the index of starts alone looks as good, which finds those of
 * the whole shop.
 * @param column of the therapist or room.
 * @param id SQL of its id
 */
export const reachesDaySql = (column: string, id: string, day: string): string =>
  `(${column} = ${id} and starts_at >= ${day} - 1 and starts_at < ${day} + 1 and ends_at >= ${day}
    and (${column}, starts_at) >= (${id}, ${day} - 1) and (${column}, starts_at) < (${id}, ${day} + 1))`;

/**
 * Returns SQL for the times at which each of some rooms is taken on a day, an array in their order. A request has a
 * room only while it is kept for a client who has to verify the address.
 * @param kinds SQL of the kinds of reservations that count.
 * @param except SQL condition on the reservations that count
 * @param keptLimit SQL of the instant after which kept openings count
 */
export function takenRoomsSql(
  rooms: string,
  day: string,
  { kinds, keptLimit, except }: { kinds: string; keptLimit: string; except: string },
): string {
  return /* sql */ `(
    select array_agg((
      select range_agg(during) from (
        select during from reservations
        where ${reachesDaySql('room_id', 'room', day)} and kind = any (${kinds}) and ${except}
        union all
        select during from kept_openings
        where room_id = room and kept_until > ${keptLimit} and starts_at >= ${day} - 1 and starts_at < ${day} + 1
      ) counted) order by nth)
    from unnest(${rooms}) with ordinality as fitting (room, nth))`;
}

/** Returns SQL for the first of some rooms that is free during all of a range; null when none is. */
export function firstFreeRoomSql(rooms: string, taken: string, range: string): string {
  return /* sql */ `(${rooms})[(
    select min(nth)::int from unnest(${taken}) with ordinality as each_room (busy, nth)
    where not coalesce(busy && ${range}, false))]`;
}

/** Returns SQL for all of some rooms that are free during all of a range; null where no room is needed. */
export function freeRoomsSql(rooms: string, taken: string, range: string): string {
  return /* sql */ `(case when needs_room then (
    select coalesce(array_agg(room order by nth), '{}')
    from unnest(${rooms}, ${taken}) with ordinality as each_room (room, busy, nth)
    where not coalesce(busy && ${range}, false)) end)`;
}
