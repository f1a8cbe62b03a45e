import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { BusinessRuleError } from '../../kernel/errors.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { RoomAssigner, type RoomsByBooking } from './room-assigner.js';
import { assertNameIsFree, requireRoom, type RoomRow } from './room-rules.js';
import { RoomEdited } from './room.event-types.js';

/** The changed fields of a room; those left out stay as they are. */
interface RoomPatch {
  name?: string | undefined;
  places?: number | undefined;
  isActive?: boolean | undefined;
}

/**
 * Renames a room, changes its places, or takes it out of use and back. Upcoming bookings in a room that goes out of use
 * get another, and the second guest of a visit does where there are no places for both any more; a room that comes back
 * takes in bookings without a room.
 * @throws NotFoundError, BusinessRuleError `modified`, `room-exists`, and `bookings-in-the-way` naming those for which
 * no other room is free
 */
export class EditRoom extends Command<void> {
  /** @param keep whether bookings for which no other room is free may stay in it */
  constructor(
    readonly id: string,
    readonly patch: RoomPatch,
    readonly expectedVersion: number,
    readonly by: Actor,
    readonly keep: boolean,
  ) {
    super();
  }
}

@CommandHandler(EditRoom)
export class EditRoomHandler implements ICommandHandler<EditRoom> {
  constructor(
    private readonly assigner: RoomAssigner,
    private readonly log: EventLog,
  ) {}

  execute({ id, patch, expectedVersion, by, keep }: EditRoom): Promise<void> {
    return this.assigner.change(by, async (tx) => {
      const room = await requireRoom(tx, id, expectedVersion);
      const { name = room.name, places = room.places, isActive = room.is_active } = patch;
      if (name !== room.name) await assertNameIsFree(tx, name, id);
      void tx.query(updateSql, [id, name, places, isActive]);
      const { rooms, unmovable } = await this.reassignRooms(tx, room, { isActive, places });
      if (unmovable.length > 0 && !keep) throw createUnmovableError(room.name, unmovable);
      const before = { name: room.name, places: room.places, is_active: room.is_active };
      const after = { name, places, is_active: isActive };
      const data = { room_id: id, name, before, after, kept_bookings: unmovable };
      await this.log.appendChange(tx, RoomEdited, id, data, by);
      return rooms;
    });
  }

  private async reassignRooms(
    tx: Transaction,
    room: RoomRow,
    { isActive, places }: { isActive: boolean; places: number },
  ): Promise<{ rooms: RoomsByBooking; unmovable: string[] }> {
    const isAsBefore = isActive === room.is_active;
    if (isAsBefore && places < room.places) return this.assigner.findForSurplusGuests(tx, room.id, places);
    if (isAsBefore) return { rooms: new Map(), unmovable: [] };
    if (!isActive) return this.assigner.findOtherRooms(tx, room.id);
    return { rooms: await this.assigner.findForRoomless(tx), unmovable: [] };
  }
}

function createUnmovableError(name: string, bookings: string[]): BusinessRuleError {
  const count = bookings.length === 1 ? 'one booking' : `${bookings.length} bookings`;
  return new BusinessRuleError('bookings-in-the-way', `${name} has ${count} for which no other room is free`, bookings);
}

const updateSql = /* sql */ `
  update rooms set name = $2, places = $3, is_active = $4, version = version + 1 where id = $1`;
