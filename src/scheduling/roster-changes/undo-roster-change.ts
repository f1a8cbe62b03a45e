import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { markUndone, requireChange } from './roster-change-store.js';
import { invertEdit } from './roster-edit.js';
import { RosterChanger } from './roster-changer.js';

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
      await this.changer.apply(em, invertEdit(change), { changeId: undoId, kind: `undo-${kind}`, by, keep });
      await markUndone(em, id, undoId);
    });
  }
}
