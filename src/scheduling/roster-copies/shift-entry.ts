import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/actor.js';
import { InvalidInputError } from '../../kernel/errors.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { lockTherapistDays } from '../reservations/therapist-day-lock.js';
import { AdditionPlanner } from '../roster-changes/additions/addition-planner.js';
import { toOutcome } from '../roster-changes/outcome.js';
import {
  type AppliedRosterChangeDto,
  MAX_CHANGED_SHIFTS,
  type RosterOutcomeDto,
} from '../roster-changes/roster-change.dto.js';
import { RosterChanger } from '../roster-changes/roster-changer.js';
import { NO_CHANGE, type RosterEdit, toRosterEdit } from '../roster-changes/roster-edit.js';
import { findUncoveredBookings } from '../roster-changes/uncovered-bookings.js';
import type { RosterShift } from '../rosters/roster-change.js';

export interface EntryOptions {
  changeId: string;
  kind: 'copy' | 'template';
  isDraft: boolean;
  by: Actor;
}

/** What entering them would do. */
export interface PreparedEntry {
  edit: RosterEdit;
  outcome: RosterOutcomeDto;
}

/** Enters shifts that were worked out from others beside what is there; a preview shows the same without writing. */
@Injectable()
export class ShiftEntry {
  constructor(
    private readonly planner: AdditionPlanner,
    private readonly changer: RosterChanger,
    private readonly clock: ShopClock,
  ) {}

  /** In the caller's transaction. A second time at once finds the shifts and keeps them. */
  async apply(
    em: EntityManager,
    candidates: readonly RosterShift[],
    { changeId, kind, isDraft, by }: EntryOptions,
  ): Promise<AppliedRosterChangeDto> {
    await lockTherapistDays(em, candidates.map(toDay));
    const { edit, outcome } = await this.prepare(em, candidates, isDraft);
    if (outcome.added.length === 0) return { ...outcome, change_id: null };
    await this.changer.apply(em, edit, { changeId, kind, by, keep: false });
    return { ...outcome, change_id: changeId };
  }

  /** Writes nothing. */
  async prepare(em: EntityManager, candidates: readonly RosterShift[], isDraft: boolean): Promise<PreparedEntry> {
    if (candidates.length > MAX_CHANGED_SHIFTS)
      throw new InvalidInputError(
        'to',
        `That would be ${candidates.length} shifts: at most ${MAX_CHANGED_SHIFTS} at once`,
      );
    const plan = await this.planner.plan(em, candidates, { withDrafts: isDraft, skipsDaysOff: true });
    const change = { ...NO_CHANGE, added: plan.added };
    const edit = toRosterEdit(isDraft ? { drafts: change } : { roster: change });
    const uncovered = await findUncoveredBookings(em, edit.roster, candidates.map(toDay), this.clock.today());
    return { edit, outcome: await toOutcome(em, { ...plan, removed: [], uncovered }) };
  }
}

const toDay = ({ therapistId, date }: RosterShift) => ({ therapistId, date });
