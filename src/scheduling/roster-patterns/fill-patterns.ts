import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomUUIDv7 } from 'node:crypto';
import { system } from '../../kernel/actor.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { lockTherapistDays } from '../reservations/therapist-day-lock.js';
import { lockTherapists, relinkPatternDays } from '../roster-changes/pattern-spans.js';
import { RosterChanger } from '../roster-changes/roster-changer.js';
import { NO_CHANGE, toRosterEdit } from '../roster-changes/roster-edit.js';
import { findPatternsFrom, insertPatternDays } from './pattern-store.js';
import { PatternPlanner } from './pattern-planner.js';

/**
 * Enters the shifts that the patterns of a therapist still lack up to the horizon. Repeating it has no further effect.
 */
export class FillPatterns extends Command<void> {
  constructor(readonly therapistId: string) {
    super();
  }
}

@CommandHandler(FillPatterns)
export class FillPatternsHandler implements ICommandHandler<FillPatterns> {
  constructor(
    private readonly em: EntityManager,
    private readonly planner: PatternPlanner,
    private readonly changer: RosterChanger,
    private readonly clock: ShopClock,
  ) {}

  execute({ therapistId }: FillPatterns): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      await lockTherapists(em, [therapistId]);
      const today = this.clock.today();
      const patterns = await findPatternsFrom(em, [therapistId], today);
      const first = await this.planner.plan(em, patterns);
      await lockTherapistDays(
        em,
        first.patternDays.map(({ date }) => ({ therapistId, date })),
      );
      await relinkPatternDays(em, [therapistId], today);
      if (first.patternDays.length === 0) return;
      const { added, patternDays } = await this.planner.plan(em, patterns);
      const options = { changeId: randomUUIDv7(), kind: 'fill', by: system, keep: false };
      if (added.length > 0) await this.changer.apply(em, toRosterEdit({ roster: { ...NO_CHANGE, added } }), options);
      await insertPatternDays(em, patternDays);
    });
  }
}
