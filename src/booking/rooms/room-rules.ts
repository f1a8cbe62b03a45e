import { BusinessRuleError, modifiedError, NotFoundError } from '../../kernel/errors.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';

export interface RoomRow {
  id: string;
  name: string;
  places: number;
  is_active: boolean;
  version: number;
}

/**
 * Returns the room, locked until the transaction ends.
 * @throws NotFoundError, BusinessRuleError `modified` when it is no longer at the expected version
 */
export async function requireRoom(tx: Transaction, id: string, expectedVersion: number): Promise<RoomRow> {
  const [room] = await tx.query<RoomRow>(
    'select id, name, places, is_active, version from rooms where id = $1 for update',
    [id],
  );
  if (!room) throw new NotFoundError('There is no such room');
  if (room.version !== expectedVersion) throw modifiedError();
  return room;
}

/**
 * Asserts that no other room has this name.
 * @throws BusinessRuleError `room-exists` for a name that another room has, in whatever case
 */
export async function assertNameIsFree(tx: Transaction, name: string, exceptId: string | null = null): Promise<void> {
  const [other] = await tx.query<{ name: string }>(sameNameSql, [name, exceptId]);
  if (other) throw new BusinessRuleError('room-exists', `There is already a room called ${other.name}`);
}

const sameNameSql = /* sql */ `
  select name from rooms where lower(name) = lower($1) and id is distinct from $2::uuid`;
