import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { BusinessRuleError } from '../../kernel/errors.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { RoomAssigner } from './room-assigner.js';
import { requireRoom } from './room-rules.js';
import { RoomRemoved } from './room.event-types.js';

/**
 * Deletes a room that no booking has or had, and no offer to somebody who waits has.
 * @throws NotFoundError, BusinessRuleError `modified`, and `room-in-use` for any other, which is taken out of use
 * instead, and for the only room of a service
 */
export class RemoveRoom extends Command<void> {
  constructor(
    readonly id: string,
    readonly expectedVersion: number,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(RemoveRoom)
export class RemoveRoomHandler implements ICommandHandler<RemoveRoom> {
  constructor(
    private readonly assigner: RoomAssigner,
    private readonly log: EventLog,
  ) {}

  execute({ id, expectedVersion, by }: RemoveRoom): Promise<void> {
    return this.assigner.change(by, async (tx) => {
      const { name } = await requireRoom(tx, id, expectedVersion);
      const [booking] = await tx.query(usedSql, [id]);
      if (booking)
        throw new BusinessRuleError(
          'room-in-use',
          `${name} has been booked or is on offer. Take it out of use instead of deleting it`,
        );
      const [only] = await tx.query<{ services: string }>(onlyRoomSql, [id]);
      if (only?.services)
        throw new BusinessRuleError(
          'room-in-use',
          `${name} is the only room of ${only.services}. Choose other rooms for it first`,
        );
      void tx.query('delete from rooms where id = $1', [id]);
      await this.log.appendChange(tx, RoomRemoved, id, { room_id: id, name }, by);
      return new Map();
    });
  }
}

/** SQL of the services that are given in this room alone: without it they would be given in any. */
const onlyRoomSql = /* sql */ `
  select string_agg(s.name, ', ' order by s.name) as services
  from service_rooms own join services s on s.id = own.service_id and s.retired_at is null
  where own.room_id = $1 and not exists (
    select from service_rooms other where other.service_id = own.service_id and other.room_id <> $1)`;

const usedSql = /* sql */ `
  select from bookings where room_id = $1 union all select from reservations where room_id = $1 limit 1`;
