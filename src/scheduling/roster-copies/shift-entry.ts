import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/actor.js';
import { InvalidInputError } from '../../kernel/errors.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { lockTherapistDays } from '../reservations/therapist-day-lock.js';
import { AdditionPlanner } from '../roster-changes/additions/addition-planner.js';
import { toRosterOutcome } from '../roster-changes/to-roster-outcome.js';
import {
  type AppliedRosterChangeDto,
  MAX_CHANGED_SHIFTS,
  type RosterOutcomeDto,
} from '../roster-changes/roster-change.dto.js';
import { RosterChanger } from '../roster-changes/roster-changer.js';
import { NO_CHANGE, type RosterEdit, toRosterEdit } from '../roster-changes/roster-edit.js';
import { findUncoveredBookings } from '../roster-changes/uncovered-bookings.js';
import { type RosterShift, toDay } from '../rosters/roster-change.js';

interface EntryOptions {
  changeId: string;
  kind: 'copy' | 'template';
  by: Actor;
}

/** The shifts and drafts to enter. */
export interface EnteredShifts {
  shifts: readonly RosterShift[];
  drafts: readonly RosterShift[];
}

/** A planned entry: the edit, and its effects. */
export interface PreparedEntry {
  edit: RosterEdit;
  outcome: RosterOutcomeDto;
}

/** Enters shifts that were derived from others beside the existing ones; a preview shows the same without writing. */
@Injectable()
export class ShiftEntry {
  constructor(
    private readonly planner: AdditionPlanner,
    private readonly changer: RosterChanger,
    private readonly clock: ShopClock,
  ) {}

  /**
   * Enters shifts and drafts in the caller's transaction. A concurrent second call finds the shifts and keeps them.
   * @throws InvalidInputError as `prepare` does
   */
  async apply(
    em: EntityManager,
    entry: EnteredShifts,
    { changeId, kind, by }: EntryOptions,
  ): Promise<AppliedRosterChangeDto> {
    await lockTherapistDays(em, [...entry.shifts, ...entry.drafts].map(toDay));
    const { edit, outcome } = await this.prepare(em, entry);
    if (outcome.added.length === 0) return { ...outcome, change_id: null };
    await this.changer.apply(em, edit, { changeId, kind, by, keep: false });
    return { ...outcome, change_id: changeId };
  }

  /**
   * Plans the entry, and writes nothing.
   * @throws InvalidInputError on `to` for more shifts than one change may have
   */
  async prepare(em: EntityManager, { shifts, drafts }: EnteredShifts): Promise<PreparedEntry> {
    const candidates = [...shifts, ...drafts];
    if (candidates.length > MAX_CHANGED_SHIFTS)
      throw new InvalidInputError(
        'to',
        `That would be ${candidates.length} shifts: at most ${MAX_CHANGED_SHIFTS} at once`,
      );
    const roster = await this.planner.plan(em, shifts, { skipsDaysOff: true });
    const draftOptions = { withDrafts: true, entered: roster.added, skipsDaysOff: true };
    const planned = await this.planner.plan(em, drafts, draftOptions);
    const edit = toRosterEdit({
      roster: { ...NO_CHANGE, added: roster.added },
      drafts: { ...NO_CHANGE, added: planned.added },
    });
    const uncovered = await findUncoveredBookings(em, edit.roster, candidates.map(toDay), this.clock.today());
    const plan = {
      added: [...roster.added, ...planned.added].toSorted(byDate),
      kept: [...roster.kept, ...planned.kept],
      skipped: [...roster.skipped, ...planned.skipped],
    };
    const drafted = planned.added.length;
    return { edit, outcome: await toRosterOutcome(em, { ...plan, drafted, removed: [], uncovered }) };
  }
}

/** Returns the shifts to enter, all as shifts or all as drafts. */
export const enterAs = (shifts: readonly RosterShift[], isDraft: boolean): EnteredShifts =>
  isDraft ? { shifts: [], drafts: shifts } : { shifts, drafts: [] };

const byDate = (one: RosterShift, other: RosterShift) => one.date.localeCompare(other.date);
