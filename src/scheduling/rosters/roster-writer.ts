import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type TherapistRef, TherapistService } from '../../catalog/index.js';
import type { Actor } from '../../kernel/actor.js';
import { InvalidInputError, NotFoundError } from '../../kernel/errors.js';
import type { LocalDate } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { lockTherapistDays, type TherapistDay } from '../reservations/therapist-day-lock.js';
import { RosterEntry } from './roster-entry.entity.js';
import { createStaleShiftError } from '../shift-rules/create-stale-shift-error.js';
import { RosterEntryAdded, RosterEntryRemoved } from '../roster.event-types.js';
import { type RosterEventData, toEventData } from './roster-event-data.js';
import { assertParsableHours } from './shift-hours.js';

export interface Shift {
  therapistId: string;
  date: LocalDate;
  shiftType: string;
  /** Hours as `9:00 AM - 5:00 PM` or `09:00-17:00`, shop-local. */
  shiftHours: string;
}

/**
 * Reads, checks and writes shifts for the commands of the roster, inside their transactions. Two shifts of a day count
 * as their union.
 */
@Injectable()
export class RosterWriter {
  constructor(
    private readonly therapists: TherapistService,
    private readonly log: EventLog,
    private readonly clock: ShopClock,
  ) {}

  /** Adds an entry; the caller has locked its day. @throws InvalidInputError, see `toColumns` */
  async insert(em: EntityManager, id: string, shift: Shift, by: Actor): Promise<void> {
    const row = { id, ...(await this.toColumns(em, shift)) };
    em.create(RosterEntry, { ...row, createdAt: this.clock.instant() });
    await this.log.appendChange(em, RosterEntryAdded, id, toEventData(row), by);
  }

  /**
   * Returns the columns of a shift that can be entered.
   * @throws InvalidInputError for a therapist who cannot be rostered and for hours that cannot be parsed or do not end
   * after their start
   */
  async toColumns(em: EntityManager, { therapistId, date, shiftType, shiftHours }: Shift) {
    const { name } = await this.requireRosterable(em, therapistId);
    await assertParsableHours(em, shiftHours);
    return { therapistId, therapistName: name, rosterDate: date, shiftType, shiftHours };
  }

  /**
   * Locks the day of an entry, and the one that it is to move to, and reads the entry. `yours` is the shift that it is
   * to become, left out where it is removed.
   * @throws NotFoundError, BusinessRuleError `modified` when somebody else was faster
   */
  async lockEntry(
    em: EntityManager,
    id: string,
    { expectedVersion, yours }: { expectedVersion: number; yours?: Shift },
  ): Promise<RosterEntry> {
    const unlocked = await requireEntry(em, id, { disableIdentityMap: true });
    await lockTherapistDays(em, [toTherapistDay(unlocked), ...(yours ? [yours] : [])]);
    // Also of another version when it was moved to another day while the locks were waited for.
    const entry = await requireEntry(em, id);
    if (entry.version === expectedVersion) return entry;
    const { therapistName, rosterDate: date } = entry;
    throw createStaleShiftError({ therapistName, date, now: entry, yours });
  }

  /** Removes a therapist's entries after a day and returns them; the caller holds the lock on all days. */
  async removeAfter(em: EntityManager, therapistId: string, date: LocalDate, by: Actor): Promise<RosterEventData[]> {
    const entries = await em.find(
      RosterEntry,
      { therapistId, rosterDate: { $gt: date } },
      { orderBy: { rosterDate: 'asc', id: 'asc' } },
    );
    for (const entry of entries) {
      await this.log.appendChange(em, RosterEntryRemoved, entry.id, { ...toEventData(entry), kept_bookings: [] }, by);
      em.remove(entry);
    }
    return entries.map(toEventData);
  }

  private async requireRosterable(em: EntityManager, therapistId: string): Promise<TherapistRef> {
    const therapist = await this.therapists.findById(em, therapistId);
    if (!therapist) throw new InvalidInputError('therapist_id', 'Selected therapist not found.');
    if (therapist.isUnassigned || !therapist.isActive)
      throw new InvalidInputError('therapist_id', 'This therapist cannot be rostered');
    return therapist;
  }
}

async function requireEntry(em: EntityManager, id: string, options = {}): Promise<RosterEntry> {
  const entry = await em.findOne(RosterEntry, id, options);
  if (!entry) throw new NotFoundError('There is no such shift');
  return entry;
}

export function toTherapistDay({
  therapistId,
  rosterDate,
}: Pick<RosterEntry, 'therapistId' | 'rosterDate'>): TherapistDay {
  return { therapistId, date: rosterDate };
}
