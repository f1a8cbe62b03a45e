import type { EntityManager } from '@mikro-orm/postgresql';
import { randomUUIDv7 } from 'node:crypto';
import type { Actor } from '../../kernel/actor.js';
import type { StoredShift } from '../rosters/roster-change.js';
import { storeChange } from './roster-change-store.js';
import { NO_CHANGE, toRosterEdit } from './roster-edit.js';
import { readShiftsById } from './shift-store.js';

/** A shift before and after it was edited; undefined where there was or is none. */
interface EditedShift {
  before?: StoredShift | undefined;
  after?: StoredShift | undefined;
}

export async function readShift(em: EntityManager, id: string): Promise<StoredShift | undefined> {
  const [shift] = await readShiftsById(em, 'therapist_roster', [id]);
  return shift;
}

/**
 * Stores what somebody has changed about one shift, so that it can be taken back like a change of many. What the system
 * enters is not stored.
 * @param madeAt a moment no later than the change's event
 * @returns its id; null where nothing is stored
 */
export async function storeShiftEdit(
  em: EntityManager,
  { before, after }: EditedShift,
  { by, madeAt }: { by: Actor; madeAt: Date },
): Promise<string | null> {
  if (by.kind !== 'user' || before?.version === after?.version) return null;
  const roster = {
    ...NO_CHANGE,
    ...(before && after && { changed: [{ before, after }] }),
    ...(before && !after && { removed: [before] }),
    ...(after && !before && { added: [after] }),
  };
  const id = randomUUIDv7();
  await storeChange(em, { id, kind: 'edit', change: toRosterEdit({ roster }), madeAt });
  return id;
}
