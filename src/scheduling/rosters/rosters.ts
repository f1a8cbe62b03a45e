import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type KnownTherapist, Therapists } from '../../catalog/index.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import type { LocalDate } from '../../platform/clock/local-time.js';
import { InvalidInput, NotFound, RuleBroken } from '../../platform/decider.js';
import type { Actor } from '../../platform/event-store/actor.js';
import { EventLog } from '../../platform/event-store/event-log.js';
import { RosterEntry } from '../entities/roster-entry.entity.js';
import { lockDays } from '../reservations/lock-days.js';
import { changeShifts } from './coverage.js';
import { factOf } from './roster-fact.js';
import { refuseUnreadable } from './shift-hours.js';

/** What can be said about a shift. */
export interface Shift {
  therapistId: string;
  date: LocalDate;
  shiftType: string;
  /** `9:00 AM - 5:00 PM` or `09:00-17:00`, shop-local. */
  shiftHours: string;
}

export interface NewRosterEntry extends Shift {
  id: string;
}

/** Who works when. Two shifts of a day are their union. */
@Injectable()
export class Rosters {
  constructor(
    private readonly therapists: Therapists,
    private readonly log: EventLog,
    private readonly clock: ShopClock,
  ) {}

  /** @throws InvalidInput for a therapist who cannot be rostered and for hours that cannot be read or do not end after their start */
  async add(em: EntityManager, entry: NewRosterEntry, by: Actor): Promise<void> {
    await em.transactional(async (tx) => {
      await lockDays(tx, [entry]);
      await this.enter(tx, entry, by);
    });
  }

  /** The same in the caller's transaction, which has locked the day. */
  async enter(em: EntityManager, entry: NewRosterEntry, by: Actor): Promise<void> {
    const { id, therapistId, date, shiftType, shiftHours } = entry;
    const therapist = await this.rosterable(em, therapistId);
    await refuseUnreadable(em, shiftHours);
    const createdAt = this.clock.instant();
    const row = { id, therapistId, therapistName: therapist.name, rosterDate: date, shiftType, shiftHours };
    await em.insert(RosterEntry, { ...row, createdAt });
    await this.log.appendFacts(em, [{ stream: id, type: 'RosterEntryAdded', data: { ...factOf(row) } }], by);
  }

  /**
   * Replaces what an entry says. Bookings that lose their shift are named, and stay as they are when `keep` says so.
   * @throws NotFound, InvalidInput as when adding, RuleBroken `bookings-uncovered`
   */
  async edit(em: EntityManager, id: string, shift: Shift, keep: boolean, by: Actor): Promise<void> {
    const { therapistId, date, shiftType, shiftHours } = shift;
    await em.transactional(async (tx) => {
      const entry = await this.locked(tx, id, [shift]);
      const { name } = await this.rosterable(tx, therapistId);
      await refuseUnreadable(tx, shiftHours);
      const after = { therapistId, therapistName: name, rosterDate: date, shiftType, shiftHours };
      const kept = await this.changing(tx, [dayOf(entry), shift], keep, () => tx.nativeUpdate(RosterEntry, { id }, after));
      const data = { ...factOf(after), before: factOf(entry), kept_bookings: kept };
      await this.log.appendFacts(tx, [{ stream: id, type: 'RosterEntryEdited', data }], by);
    });
  }

  /** Takes an entry out, as `edit` does with bookings that lose their shift. @throws NotFound, RuleBroken `bookings-uncovered` */
  async remove(em: EntityManager, id: string, keep: boolean, by: Actor): Promise<void> {
    await em.transactional(async (tx) => {
      const entry = await this.locked(tx, id, []);
      const kept = await this.changing(tx, [dayOf(entry)], keep, () => tx.nativeDelete(RosterEntry, { id }));
      const data = { ...factOf(entry), kept_bookings: kept };
      await this.log.appendFacts(tx, [{ stream: id, type: 'RosterEntryRemoved', data }], by);
    });
  }

  /** Takes out what stands after a day, in the caller's transaction, which keeps everybody else from deciding. */
  async removeAfter(em: EntityManager, therapistId: string, date: LocalDate, by: Actor): Promise<number> {
    const entries = await em.find(RosterEntry, { therapistId, rosterDate: { $gt: date } });
    await em.nativeDelete(RosterEntry, { id: { $in: entries.map(({ id }) => id) } });
    const facts = entries.map((entry) => ({
      stream: entry.id,
      type: 'RosterEntryRemoved',
      data: { ...factOf(entry), kept_bookings: [] },
    }));
    await this.log.appendFacts(em, facts, by);
    return entries.length;
  }

  private changing(em: EntityManager, days: { therapistId: string; date: LocalDate }[], keep: boolean, change: () => Promise<unknown>) {
    return changeShifts(em, { days, today: this.clock.today(), keep }, change);
  }

  /** An entry whose day is locked, and other days with it: whoever changes an entry holds its day. */
  private async locked(em: EntityManager, id: string, others: Shift[]): Promise<RosterEntry> {
    const seen = await this.found(em, id);
    await lockDays(em, [dayOf(seen), ...others]);
    const entry = await this.found(em, id);
    if (entry.therapistId !== seen.therapistId || entry.rosterDate !== seen.rosterDate)
      throw new RuleBroken('modified', 'Somebody else was faster. Please look again');
    return entry;
  }

  private async found(em: EntityManager, id: string): Promise<RosterEntry> {
    const entry = await em.findOne(RosterEntry, id, { disableIdentityMap: true });
    if (!entry) throw new NotFound('There is no such shift');
    return entry;
  }

  private async rosterable(em: EntityManager, therapistId: string): Promise<KnownTherapist> {
    const therapist = await this.therapists.byId(em, therapistId);
    if (!therapist) throw new InvalidInput('therapist_id', 'Selected therapist not found.');
    if (therapist.isUnassigned || !therapist.isActive)
      throw new InvalidInput('therapist_id', 'This therapist cannot be rostered');
    return therapist;
  }
}

function dayOf({ therapistId, rosterDate }: Pick<RosterEntry, 'therapistId' | 'rosterDate'>) {
  return { therapistId, date: rosterDate };
}
