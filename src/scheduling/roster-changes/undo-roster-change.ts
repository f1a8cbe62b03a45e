import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { addDays, type LocalDate } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { lockTherapistDays } from '../reservations/therapist-day-lock.js';
import { readOwnShifts } from '../roster-patterns/pattern-store.js';
import { getLostShifts, type RosterChange, type StoredShift } from '../rosters/roster-change.js';
import { lockPatternTherapists } from './pattern-spans.js';
import { findFilledShifts, markUndone, requireChange } from './roster-change-store.js';
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
    private readonly clock: ShopClock,
  ) {}

  execute({ id, undoId, by, keep }: UndoRosterChange): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const { kind, change } = await requireChange(em, id);
      await this.changer.apply(em, await this.toInverse(em, change), {
        changeId: undoId,
        kind: `undo-${kind}`,
        by,
        keep,
      });
      await markUndone(em, id, undoId);
    });
  }

  /** For the versions of today, so that what was changed and changed back can be taken back, too. */
  private async toInverse(em: EntityManager, change: RosterEdit): Promise<RosterEdit> {
    await lockPatternTherapists(
      em,
      change.patterns.map(({ id }) => id),
    );
    const inverse = await invertWithFills(em, change, this.clock.today());
    await lockTherapistDays(em, getEditedDays(inverse));
    return {
      ...inverse,
      roster: await matchStored(em, 'therapist_roster', inverse.roster),
      drafts: await matchStored(em, 'roster_drafts', inverse.drafts),
    };
  }
}

/** What takes an edit back: also what its patterns have made since then behind the day on which they end with it. */
export async function invertWithFills(em: EntityManager, change: RosterEdit, today: LocalDate): Promise<RosterEdit> {
  const inverse = invertEdit(change);
  const since: StoredShift[] = [];
  for (const { id, before, after } of inverse.patterns) {
    if (after === null || (before !== null && before <= after)) continue;
    const next = addDays(after, 1);
    since.push(...(await readOwnShifts(em, [id], next > today ? next : today)));
  }
  const filled = await findFilledShifts(
    em,
    since.map(({ id }) => id),
  );
  const known = new Set(inverse.roster.removed.map(({ id }) => id));
  const removed = [...inverse.roster.removed, ...since.filter(({ id }) => filled.has(id) && !known.has(id))];
  return { ...inverse, roster: { ...inverse.roster, removed } };
}

async function matchStored(em: EntityManager, table: ShiftTable, change: RosterChange): Promise<RosterChange> {
  const ids = getLostShifts(change).map(({ id }) => id);
  return matchVersions(change, await readShiftsById(em, table, ids));
}
