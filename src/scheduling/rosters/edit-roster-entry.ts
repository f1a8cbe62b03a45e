import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { readShift, storeShiftEdit } from '../roster-changes/single-shift-edit.js';
import { RosterEntryEdited } from '../roster.event-types.js';
import { assertNoOverlappingShift } from './assert-no-overlapping-shift.js';
import { type RosterEventData, toEventData } from './roster-event-data.js';
import { RosterWriter, type Shift, toTherapistDay } from './roster-writer.js';
import { changeShifts } from './shift-coverage.js';

/**
 * Replaces a shift. The refusal names the bookings that lose their shift; with `keep` they stay as they are. Returns the
 * id of the change, by which it can be taken back; null where nothing has changed.
 * @throws NotFoundError, InvalidInputError and BusinessRuleError as when adding, BusinessRuleError
 * `bookings-uncovered`, `modified` when it is no longer at that version
 */
export class EditRosterEntry extends Command<string | null> {
  constructor(
    readonly id: string,
    readonly expectedVersion: number,
    readonly shift: Shift,
    readonly by: Actor,
    readonly keep: boolean,
  ) {
    super();
  }
}

@CommandHandler(EditRosterEntry)
export class EditRosterEntryHandler implements ICommandHandler<EditRosterEntry> {
  constructor(
    private readonly em: EntityManager,
    private readonly roster: RosterWriter,
    private readonly log: EventLog,
    private readonly clock: ShopClock,
  ) {}

  execute({ id, expectedVersion, shift, by, keep }: EditRosterEntry): Promise<string | null> {
    return this.em.fork().transactional(async (em) => {
      const entry = await this.roster.lockEntry(em, id, { expectedVersion, yours: shift });
      const [before, madeAt] = [toEventData(entry), this.clock.instant()];
      const shiftBefore = await readShift(em, id);
      const loss = { days: [toTherapistDay(entry), shift], today: this.clock.today(), keep };
      const columns = await this.roster.toColumns(em, shift);
      // One that overlaps from former days may still get another type.
      if (isMoved(before, toEventData(columns))) await assertNoOverlappingShift(em, shift, id);
      const kept = await changeShifts(em, loss, () => {
        Object.assign(entry, columns);
        return em.flush();
      });
      const data = { ...toEventData(columns), before, kept_bookings: kept };
      await this.log.appendChange(em, RosterEntryEdited, id, data, by);
      return storeShiftEdit(em, { before: shiftBefore, after: await readShift(em, id) }, { by, madeAt });
    });
  }
}

const isMoved = (before: RosterEventData, after: RosterEventData): boolean =>
  (['therapist_id', 'roster_date', 'shift_hours'] as const).some((field) => before[field] !== after[field]);
