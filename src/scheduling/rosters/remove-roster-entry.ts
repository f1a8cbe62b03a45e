import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { readShift, storeShiftEdit } from '../roster-changes/single-shift-edit.js';
import { RosterEntryRemoved } from '../roster.event-types.js';
import { toEventData } from './roster-event-data.js';
import { RosterWriter, toTherapistDay } from './roster-writer.js';
import { changeShifts } from './shift-coverage.js';

/**
 * Removes a shift; bookings that lose it are handled as when editing.
 * @throws NotFoundError, BusinessRuleError `bookings-uncovered`, `modified` when it is no longer at that version
 */
export class RemoveRosterEntry extends Command<void> {
  constructor(
    readonly id: string,
    readonly expectedVersion: number,
    readonly by: Actor,
    readonly keep: boolean,
  ) {
    super();
  }
}

@CommandHandler(RemoveRosterEntry)
export class RemoveRosterEntryHandler implements ICommandHandler<RemoveRosterEntry> {
  constructor(
    private readonly em: EntityManager,
    private readonly roster: RosterWriter,
    private readonly log: EventLog,
    private readonly clock: ShopClock,
  ) {}

  execute({ id, expectedVersion, by, keep }: RemoveRosterEntry): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const entry = await this.roster.lockEntry(em, id, { expectedVersion });
      const loss = { days: [toTherapistDay(entry)], today: this.clock.today(), keep };
      const removed = toEventData(entry);
      const [before, madeAt] = [await readShift(em, id), this.clock.instant()];
      const kept = await changeShifts(em, loss, () => em.remove(entry).flush());
      const data = { ...removed, kept_bookings: kept };
      await this.log.appendChange(em, RosterEntryRemoved, id, data, by);
      await storeShiftEdit(em, { before }, { by, madeAt });
    });
  }
}
