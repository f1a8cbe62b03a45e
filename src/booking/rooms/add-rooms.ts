import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomUUIDv7 } from 'node:crypto';
import type { Actor } from '../../kernel/actor.js';
import { Clock } from '../../platform/clock/clock.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { RoomAssigner } from './room-assigner.js';
import { assertNameIsFree } from './room-rules.js';
import { RoomAdded } from './room.event-types.js';

/**
 * Adds rooms behind the present ones, several at once: with the first room every booking needs one, so a shop that
 * entered them one by one would be short of rooms meanwhile. Upcoming bookings without a room get one.
 * @throws BusinessRuleError `room-exists`
 */
export class AddRooms extends Command<void> {
  constructor(
    readonly rooms: readonly { name: string; places: number }[],
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(AddRooms)
export class AddRoomsHandler implements ICommandHandler<AddRooms> {
  constructor(
    private readonly assigner: RoomAssigner,
    private readonly log: EventLog,
    private readonly clock: Clock,
  ) {}

  execute({ rooms, by }: AddRooms): Promise<void> {
    return this.assigner.change(by, async (tx) => {
      for (const room of rooms) await this.add(tx, room, by);
      return this.assigner.findForRoomless(tx);
    });
  }

  private async add(tx: Transaction, { name, places }: AddRooms['rooms'][number], by: Actor): Promise<void> {
    await assertNameIsFree(tx, name);
    const id = randomUUIDv7();
    void tx.query(insertSql, [id, name, places, this.clock.now()]);
    const data = { room_id: id, name, places };
    await this.log.appendChange(tx, RoomAdded, id, data, by);
  }
}

const insertSql = /* sql */ `
  insert into rooms (id, name, places, position, created_at)
  select $1, $2, $3, coalesce(max(position) + 1, 0), $4 from rooms`;
