import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import type { LocalDate } from '../../kernel/local-time.js';
import { lockPatternTherapists } from '../roster-changes/pattern-spans.js';
import { RosterChanger } from '../roster-changes/roster-changer.js';
import { PatternEditor } from './pattern-editor.js';
import { deletePatternDays, insertPatternDays, requirePattern } from './pattern-store.js';
import type { AppliedPatternsDto } from './roster-pattern.dto.js';

/**
 * Sets the last day of a pattern. Removes the shifts that it has entered after that, except those changed by hand; a
 * pattern that lasts longer is entered again.
 * @throws NotFoundError, BusinessRuleError `modified`, `pattern-exists`, `bookings-uncovered`
 */
export class EndPattern extends Command<AppliedPatternsDto> {
  constructor(
    readonly changeId: string,
    readonly pattern: { id: string; version: number },
    /** Last day, inclusive; null for no end. */
    readonly lastDate: LocalDate | null,
    readonly by: Actor,
    readonly keep: boolean,
  ) {
    super();
  }
}

@CommandHandler(EndPattern)
export class EndPatternHandler implements ICommandHandler<EndPattern> {
  constructor(
    private readonly em: EntityManager,
    private readonly editor: PatternEditor,
    private readonly changer: RosterChanger,
  ) {}

  execute({ changeId, pattern: ref, lastDate, by, keep }: EndPattern): Promise<AppliedPatternsDto> {
    return this.em.fork().transactional(async (em) => {
      await lockPatternTherapists(em, [ref.id]);
      const pattern = await requirePattern(em, ref, lastDate);
      if (pattern.lastDate !== null) await deletePatternDays(em, pattern.id, pattern.lastDate);
      const { edit, patternDays, outcome } = await this.editor.prepareEnd(em, pattern, lastDate);
      await this.changer.apply(em, edit, { changeId, kind: 'pattern', by, keep });
      await insertPatternDays(em, patternDays);
      return { ...outcome, change_id: changeId };
    });
  }
}
