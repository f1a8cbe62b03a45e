import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { lockTherapistDays } from '../reservations/therapist-day-lock.js';
import { assertNoOverlappingShift } from './assert-no-overlapping-shift.js';
import { relinkPatternDays } from '../roster-changes/pattern-spans.js';
import { readShift, storeShiftEdit } from '../roster-changes/single-shift-edit.js';
import { RosterWriter, type Shift } from './roster-writer.js';

/**
 * Adds a shift. Returns the id of the change, by which it can be taken back; null where it is not stored.
 * @throws InvalidInputError for a therapist who cannot be rostered and for hours that cannot be parsed,
 * BusinessRuleError `shift-exists`, `shift-overlaps`
 */
export class AddRosterEntry extends Command<string | null> {
  constructor(
    readonly id: string,
    readonly shift: Shift,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(AddRosterEntry)
export class AddRosterEntryHandler implements ICommandHandler<AddRosterEntry> {
  constructor(
    private readonly em: EntityManager,
    private readonly roster: RosterWriter,
    private readonly clock: ShopClock,
  ) {}

  execute({ id, shift, by }: AddRosterEntry): Promise<string | null> {
    return this.em.fork().transactional(async (em) => {
      await lockTherapistDays(em, [shift]);
      await assertNoOverlappingShift(em, shift);
      const madeAt = this.clock.instant();
      await this.roster.insert(em, id, shift, by);
      await em.flush();
      await relinkPatternDays(em, [shift.therapistId], shift.date);
      return storeShiftEdit(em, { after: await readShift(em, id) }, { by, madeAt });
    });
  }
}
