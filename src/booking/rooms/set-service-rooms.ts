import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { InvalidInputError, modifiedError, NotFoundError } from '../../kernel/errors.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { RoomAssigner } from './room-assigner.js';
import { ServiceRoomsChanged } from './room.event-types.js';

/**
 * Sets the rooms in which a service is given: some, any (an empty list), or none. Bookings keep theirs; upcoming ones
 * that have none and need one from now on get one.
 * @throws NotFoundError for an unknown or retired service, InvalidInputError on `room_ids`, BusinessRuleError
 * `modified`
 */
export class SetServiceRooms extends Command<void> {
  constructor(
    readonly serviceId: string,
    readonly needs: { needsNoRoom: boolean; roomIds: readonly string[] },
    readonly expectedVersion: number,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(SetServiceRooms)
export class SetServiceRoomsHandler implements ICommandHandler<SetServiceRooms> {
  constructor(
    private readonly assigner: RoomAssigner,
    private readonly log: EventLog,
  ) {}

  execute({ serviceId, needs, expectedVersion, by }: SetServiceRooms): Promise<void> {
    return this.assigner.change(by, async (tx) => {
      const [service] = await tx.query<{ name: string; version: number }>(serviceSql, [serviceId]);
      if (!service) throw new NotFoundError('There is no such service');
      if (service.version !== expectedVersion) throw modifiedError();
      const roomIds = needs.needsNoRoom ? [] : needs.roomIds;
      const rooms = await tx.query<{ name: string }>(roomsSql, [roomIds]);
      if (rooms.length !== roomIds.length) throw new InvalidInputError('room_ids', 'There is no such room');
      void tx.query('update services set needs_no_room = $2, version = version + 1 where id = $1', [
        serviceId,
        needs.needsNoRoom,
      ]);
      void tx.query('delete from service_rooms where service_id = $1', [serviceId]);
      void tx.query('insert into service_rooms (service_id, room_id) select $1, unnest($2::uuid[])', [
        serviceId,
        roomIds,
      ]);
      const data = {
        service_id: serviceId,
        name: service.name,
        needs_no_room: needs.needsNoRoom,
        rooms: rooms.map(({ name }) => name),
      };
      await this.log.appendChange(tx, ServiceRoomsChanged, serviceId, data, by);
      return this.assigner.findForRoomless(tx);
    });
  }
}

const serviceSql = /* sql */ `select name, version from services where id = $1 and retired_at is null for update`;

const roomsSql = /* sql */ `select name from rooms where id = any ($1::uuid[]) order by position, id`;
