import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../kernel/actor.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { toRosterOutcome } from '../to-roster-outcome.js';
import { markUndone, requireChange } from '../roster-change-store.js';
import type { UndoneRosterChangeDto } from '../roster-change.dto.js';
import { RosterChanger } from '../roster-changer.js';
import { prepareUndo } from './prepare-undo.js';

/**
 * Takes an edit of the roster back, by one that passes the same checks and can be taken back in turn. Shifts whose time
 * has passed since stay as they are, and are named.
 * @throws NotFoundError, BusinessRuleError `already-undone`, `shift-past` when all of it has passed, and as when
 * applying
 */
export class UndoRosterChange extends Command<UndoneRosterChangeDto> {
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

  execute({ id, undoId, by, keep }: UndoRosterChange): Promise<UndoneRosterChangeDto> {
    return this.em.fork().transactional(async (em) => {
      const kept = await requireChange(em, id, 'for update');
      const { edit, left } = await prepareUndo(em, kept, this.clock);
      const options = { changeId: undoId, kind: `undo-${kept.kind}`, by, keep };
      await this.changer.apply(em, edit, options);
      await markUndone(em, id, undoId);
      const skipped = left.map((shift) => ({ shift, reason: 'past' as const }));
      const outcome = await toRosterOutcome(em, { added: [], removed: [], kept: [], skipped, uncovered: [] });
      return { change_id: undoId, left: outcome.skipped };
    });
  }
}
