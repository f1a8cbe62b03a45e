import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { modifiedError } from '../../kernel/errors.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { RoomAssigner } from './room-assigner.js';
import { RoomsReordered } from './room.event-types.js';

/**
 * Sets the order in which rooms are given away. Bookings keep theirs.
 * @throws BusinessRuleError `modified` when these are not all the rooms there are
 */
export class OrderRooms extends Command<void> {
  constructor(
    readonly ids: readonly string[],
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(OrderRooms)
export class OrderRoomsHandler implements ICommandHandler<OrderRooms> {
  constructor(
    private readonly assigner: RoomAssigner,
    private readonly log: EventLog,
  ) {}

  execute({ ids, by }: OrderRooms): Promise<void> {
    return this.assigner.change(by, async (tx) => {
      const rooms = await tx.query<{ id: string; name: string }>('select id, name from rooms order by position, id');
      const names = new Map(rooms.map(({ id, name }) => [id, name]));
      if (ids.length !== rooms.length || ids.some((id) => !names.has(id))) throw modifiedError();
      const [first] = ids;
      if (first === undefined || rooms.every(({ id }, nth) => id === ids[nth])) return new Map();
      void tx.query(orderSql, [ids]);
      const data = { rooms: ids.map((id) => names.get(id)!) };
      await this.log.appendChange(tx, RoomsReordered, first, data, by);
      return new Map();
    });
  }
}

const orderSql = /* sql */ `
  update rooms set position = nth - 1 from unnest($1::uuid[]) with ordinality as wanted (room, nth) where id = room`;
