import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { BusinessRuleError } from '../../kernel/errors.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { RoomAssigner } from './room-assigner.js';
import { requireRoom } from './room-rules.js';

/**
 * Deletes a room that no booking has or had, and no offer to somebody who waits has.
 * @throws NotFoundError, BusinessRuleError `modified`, and `room-in-use` for any other, which is taken out of use
 * instead
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
      void tx.query('delete from rooms where id = $1', [id]);
      await this.log.appendChangeEvents(tx, [{ stream: id, type: 'RoomRemoved', data: { room_id: id, name } }], by);
      return new Map();
    });
  }
}

const usedSql = /* sql */ `
  select from bookings where room_id = $1 union all select from reservations where room_id = $1 limit 1`;
