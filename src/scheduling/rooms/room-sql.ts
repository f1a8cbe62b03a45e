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
 * Returns SQL for whether a reservation of a therapist or a room begins on a day, or on the day before and ends on this
 * one. Pairs are compared because to a plan for any day the index of starts alone looks as good, which finds those of
 * the whole shop.
 * @param column of the therapist or room.
 * @param id SQL of its id
 */
export const reachesDaySql = (column: string, id: string, day: string): string =>
  `(${column} = ${id} and starts_at >= ${day} - 1 and starts_at < ${day} + 1 and ends_at >= ${day}
    and (${column}, starts_at) >= (${id}, ${day} - 1) and (${column}, starts_at) < (${id}, ${day} + 1))`;
