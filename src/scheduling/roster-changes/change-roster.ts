import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { formatShortDay } from '../../kernel/format-date.js';
import { BusinessRuleError, InvalidInputError, NotFoundError } from '../../kernel/errors.js';
import type { LocalDate } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { lockTherapistDays } from '../reservations/therapist-day-lock.js';
import { getChangedDays, getGainedShifts, type RosterShift, type StoredShift } from '../rosters/roster-change.js';
import { AdditionPlanner } from './additions/addition-planner.js';
import { type PlannedAdditions } from './additions/plan-additions.js';
import { toRosterOutcome } from './to-roster-outcome.js';
import type { AppliedRosterChangeDto } from './roster-change.dto.js';
import { RosterChanger } from './roster-changer.js';
import { countShifts, getEditedDays, type RosterEdit, toRosterEdit } from './roster-edit.js';
import { readShiftsById, type ShiftTable } from './shift-store.js';
import { findUncoveredBookings } from './uncovered-bookings.js';

interface ShiftRef {
  id: string;
  version: number;
}

/** The shifts and drafts to be added, changed and removed. */
interface RosterChangeRequest {
  additions: readonly RosterShift[];
  changes: readonly (ShiftRef & { after: RosterShift })[];
  removals: readonly ShiftRef[];
  /** Whether the added shifts are drafts. */
  isDraft: boolean;
  /** Whether shifts that overlap existing ones are skipped, instead of refusing the whole change. */
  skipsOverlaps: boolean;
  keep: boolean;
}

/**
 * Changes many shifts at once, all or none.
 * @throws NotFoundError, BusinessRuleError `shift-past`, and as when applying
 */
export class ChangeRoster extends Command<AppliedRosterChangeDto> {
  constructor(
    readonly id: string,
    readonly request: RosterChangeRequest,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(ChangeRoster)
export class ChangeRosterHandler implements ICommandHandler<ChangeRoster> {
  constructor(
    private readonly em: EntityManager,
    private readonly changer: RosterChanger,
    private readonly planner: AdditionPlanner,
    private readonly clock: ShopClock,
  ) {}

  execute({ id, request, by }: ChangeRoster): Promise<AppliedRosterChangeDto> {
    return this.em.fork().transactional(async (em) => {
      const own = await this.toEdit(em, request);
      assertNotPast(own, request.skipsOverlaps ? [] : request.additions, this.clock.today());
      const plan = await this.planAdditions(em, request, own);
      const part = request.isDraft ? 'drafts' : 'roster';
      const edit = { ...own, [part]: { ...own[part], added: plan.added } };
      const isEmpty = countShifts(edit.roster) + countShifts(edit.drafts) === 0;
      const days = getChangedDays(edit.roster);
      if (!isEmpty) await this.changer.apply(em, edit, { changeId: id, kind: 'edit', by, keep: request.keep });
      const uncovered = await findUncoveredBookings(em, toRosterEdit({}).roster, days, this.clock.today());
      const removed = [...edit.roster.removed, ...edit.drafts.removed];
      const drafted = request.isDraft ? plan.added.length : 0;
      return {
        ...(await toRosterOutcome(em, { ...plan, drafted, removed, uncovered })),
        change_id: isEmpty ? null : id,
      };
    });
  }

  /** Converts the request to an edit, with the versions that the user saw, so that applying detects later changes. */
  private async toEdit(em: EntityManager, { changes, removals }: RosterChangeRequest): Promise<RosterEdit> {
    const ids = [...changes, ...removals].map(({ id }) => id);
    if (new Set(ids).size < ids.length) throw new InvalidInputError('changes', 'A shift is named twice');
    const [roster, drafts] = [
      await this.readParts(em, 'therapist_roster', ids, { changes, removals }),
      await this.readParts(em, 'roster_drafts', ids, { changes, removals }),
    ];
    if (countShifts(roster) + countShifts(drafts) < ids.length) throw new NotFoundError('There is no such shift');
    return toRosterEdit({ roster, drafts });
  }

  private async readParts(
    em: EntityManager,
    table: ShiftTable,
    ids: readonly string[],
    { changes, removals }: Pick<RosterChangeRequest, 'changes' | 'removals'>,
  ) {
    const stored = new Map((await readShiftsById(em, table, ids)).map((shift) => [shift.id, shift]));
    const toShown = ({ id, version }: ShiftRef): StoredShift[] => {
      const shift = stored.get(id);
      return shift ? [{ ...shift, version }] : [];
    };
    return {
      added: [],
      removed: removals.flatMap(toShown),
      changed: changes.flatMap(({ after, ...ref }) => toShown(ref).map((before) => ({ before, after }))),
    };
  }

  /** Plans the additions; returns all of them when overlapping ones refuse the change anyway. */
  private async planAdditions(
    em: EntityManager,
    { additions, skipsOverlaps, isDraft }: RosterChangeRequest,
    edit: RosterEdit,
  ): Promise<PlannedAdditions> {
    if (!skipsOverlaps) return { added: [...additions], kept: [], skipped: [] };
    const days = additions.map(({ therapistId, date }) => ({ therapistId, date }));
    await lockTherapistDays(em, [...days, ...getEditedDays(edit)]);
    return this.planner.plan(em, additions, { removed: edit.roster.removed, withDrafts: isDraft });
  }
}

/** Refuses changes of past days. @throws BusinessRuleError `shift-past` */
function assertNotPast({ roster, drafts }: RosterEdit, additions: readonly RosterShift[], today: LocalDate): void {
  const gained = [...getGainedShifts(drafts), ...additions];
  const dates = [...getChangedDays(roster), ...gained].map(({ date }) => date);
  const past = dates.toSorted().find((date) => date < today);
  if (past) throw new BusinessRuleError('shift-past', `${formatShortDay(past)} is over: its shifts stay as they were`);
}
