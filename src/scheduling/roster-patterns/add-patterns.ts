import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { lockTherapists } from '../roster-changes/pattern-spans.js';
import { RosterChanger } from '../roster-changes/roster-changer.js';
import { RosterPatternAdded } from '../roster.event-types.js';
import type { Pattern } from './pattern.js';
import { type NewPatterns, PatternEditor } from './pattern-editor.js';
import { insertPatternDays, insertPattern } from './pattern-store.js';
import type { AppliedPatternsDto } from './roster-pattern.dto.js';

/**
 * Adds patterns, and enters their shifts up to the horizon. Existing shifts stay.
 * @throws NotFoundError, InvalidInputError, BusinessRuleError `pattern-exists`, `modified`, `bookings-uncovered`
 */
export class AddPatterns extends Command<AppliedPatternsDto> {
  constructor(
    readonly changeId: string,
    readonly input: NewPatterns,
    readonly by: Actor,
    readonly keep: boolean,
  ) {
    super();
  }
}

@CommandHandler(AddPatterns)
export class AddPatternsHandler implements ICommandHandler<AddPatterns> {
  constructor(
    private readonly em: EntityManager,
    private readonly editor: PatternEditor,
    private readonly changer: RosterChanger,
    private readonly log: EventLog,
    private readonly clock: ShopClock,
  ) {}

  execute({ changeId, input, by, keep }: AddPatterns): Promise<AppliedPatternsDto> {
    return this.em.fork().transactional(async (em) => {
      const names = await lockTherapists(
        em,
        input.patterns.map(({ therapistId }) => therapistId),
      );
      const { edit, patternDays, outcome } = await this.editor.prepareNew(em, input, true);
      const beginnings = new Map(edit.patterns.map(({ id, before }) => [id, before]));
      for (const pattern of input.patterns) {
        await insertPattern(em, { ...pattern, lastDate: beginnings.get(pattern.id)! }, this.clock.instant());
        const data = toPatternData(pattern, names.get(pattern.therapistId)!);
        await this.log.appendChange(em, RosterPatternAdded, pattern.id, data, by);
      }
      await this.changer.apply(em, edit, { changeId, kind: 'pattern', by, keep });
      await insertPatternDays(em, patternDays);
      return { ...outcome, change_id: changeId };
    });
  }
}

const toPatternData = ({ therapistId, weeks, firstDate, lastDate, shifts }: Pattern, name: string) => ({
  therapist_id: therapistId,
  therapist_name: name,
  weeks,
  first_date: firstDate,
  last_date: lastDate,
  shifts,
});
