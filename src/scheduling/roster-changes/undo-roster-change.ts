import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { lockTherapistDays } from '../reservations/therapist-day-lock.js';
import { getLostShifts, type RosterChange } from '../rosters/roster-change.js';
import { lockPatternTherapists } from './pattern-spans.js';
import { markUndone, requireChange } from './roster-change-store.js';
import { getEditedDays, invertEdit, matchVersions, type RosterEdit } from './roster-edit.js';
import { RosterChanger } from './roster-changer.js';
import { readShiftsById, type ShiftTable } from './shift-store.js';

/**
 * Takes an edit of the roster back, by one that passes the same checks and can be taken back in turn.
 * @throws NotFoundError, BusinessRuleError `already-undone` and as when applying
 */
export class UndoRosterChange extends Command<void> {
  constructor(
    readonly id: string,
    /** The id of the change that takes it back. */
    readonly undoId: string,
    readonly by: Actor,
    readonly keep: boolean,
  ) {
    super();
  }
}

@CommandHandler(UndoRosterChange)
export class UndoRosterChangeHandler implements ICommandHandler<UndoRosterChange> {
  constructor(
    private readonly em: EntityManager,
    private readonly changer: RosterChanger,
  ) {}

  execute({ id, undoId, by, keep }: UndoRosterChange): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const { kind, change } = await requireChange(em, id);
      await this.changer.apply(em, await toInverse(em, change), { changeId: undoId, kind: `undo-${kind}`, by, keep });
      await markUndone(em, id, undoId);
    });
  }
}

/** For the versions of today, so that what was changed and changed back can be taken back, too. */
async function toInverse(em: EntityManager, change: RosterEdit): Promise<RosterEdit> {
  const inverse = invertEdit(change);
  await lockPatternTherapists(
    em,
    inverse.patterns.map(({ id }) => id),
  );
  await lockTherapistDays(em, getEditedDays(inverse));
  return {
    ...inverse,
    roster: await matchStored(em, 'therapist_roster', inverse.roster),
    drafts: await matchStored(em, 'roster_drafts', inverse.drafts),
  };
}

async function matchStored(em: EntityManager, table: ShiftTable, change: RosterChange): Promise<RosterChange> {
  const ids = getLostShifts(change).map(({ id }) => id);
  return matchVersions(change, await readShiftsById(em, table, ids));
}
