import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { InvalidInputError } from '../../kernel/errors.js';
import { addDays, type LocalDate } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { lockTherapistDays } from '../reservations/therapist-day-lock.js';
import { toRosterOutcome } from '../roster-changes/to-roster-outcome.js';
import type { RosterOutcomeDto } from '../roster-changes/roster-change.dto.js';
import { createPatternExistsError } from '../roster-changes/pattern-spans.js';
import { NO_CHANGE, type PatternSpan, type RosterEdit, toRosterEdit } from '../roster-changes/roster-edit.js';
import { assertRosterable } from '../roster-changes/roster-changer.js';
import { findUncoveredBookings } from '../roster-changes/uncovered-bookings.js';
import { getChangedDays, type StoredShift } from '../rosters/roster-change.js';
import { type Pattern } from './pattern.js';
import {
  findPatternsFrom,
  type StoredPatternDay,
  readOwnShifts,
  requirePattern,
  type StoredPattern,
} from './pattern-store.js';
import { PatternPlanner } from './pattern-planner.js';

export interface NewPatterns {
  patterns: readonly Pattern[];
  /** Patterns that end on the day before. */
  replaces: readonly { id: string; version: number }[];
}

/** The effects of a change of patterns on the roster. */
interface PatternEdit {
  edit: RosterEdit;
  patternDays: StoredPatternDay[];
  outcome: RosterOutcomeDto;
}

/** Plans the roster when patterns begin and end. Writes nothing; locks the days if asked to. */
@Injectable()
export class PatternEditor {
  constructor(
    private readonly em: EntityManager,
    private readonly planner: PatternPlanner,
    private readonly clock: ShopClock,
  ) {}

  /** Previews new patterns without changing anything. @throws as `prepareNew` */
  async preview(patterns: NewPatterns): Promise<RosterOutcomeDto> {
    return (await this.em.fork().transactional((tx) => this.prepareNew(tx, patterns, false))).outcome;
  }

  /**
   * Plans new patterns.
   * @throws InvalidInputError for a therapist who cannot be rostered, and a pattern that has ended; NotFoundError,
   * BusinessRuleError `pattern-exists`, `modified`
   */
  async prepareNew(em: EntityManager, { patterns, replaces }: NewPatterns, locks: boolean): Promise<PatternEdit> {
    await assertRosterable(
      em,
      patterns.map(({ therapistId }) => therapistId),
    );
    const today = this.clock.today();
    if (patterns.some(({ lastDate }) => lastDate !== null && lastDate < today))
      throw new InvalidInputError('last_date', 'These days have passed');
    const replaced: StoredPattern[] = [];
    for (const ref of replaces) replaced.push(await requirePattern(em, ref));
    await this.assertNoOthers(em, patterns, replaced);
    const spans = [...patterns.map(toBeginning), ...replaced.map((old) => toEnding(old, patterns))];
    const removable: StoredShift[] = [];
    for (const { id, after } of spans.filter(({ isNew }) => !isNew))
      removable.push(...(await readOwnShifts(em, [id], this.clampToToday(addDays(after!, 1)))));
    return this.toPatternEdit(em, { patterns, spans, removable }, locks);
  }

  /** Plans another last day of a pattern. @throws BusinessRuleError `pattern-exists` */
  async prepareEnd(em: EntityManager, pattern: StoredPattern, lastDate: LocalDate | null): Promise<PatternEdit> {
    const { id, lastDate: before } = pattern;
    const changed = { ...pattern, lastDate };
    await this.assertNoOthers(em, [changed], [pattern]);
    const removable = lastDate ? await readOwnShifts(em, [id], this.clampToToday(addDays(lastDate, 1))) : [];
    const spans = [{ id, before, after: lastDate }];
    return this.toPatternEdit(em, { patterns: [changed], spans, removable }, true);
  }

  private async toPatternEdit(
    em: EntityManager,
    parts: { patterns: readonly Pattern[]; spans: readonly PatternSpan[]; removable: readonly StoredShift[] },
    locks: boolean,
  ): Promise<PatternEdit> {
    const { patterns, spans, removable } = parts;
    let plan = await this.planner.plan(em, patterns, removable);
    const shifts = [...plan.added, ...plan.removed, ...plan.kept.map(({ shift }) => shift)];
    const days = shifts.map(({ therapistId, date }) => ({ therapistId, date }));
    if (locks) {
      await lockTherapistDays(em, days);
      plan = await this.planner.plan(em, patterns, removable);
    }
    const roster = { ...NO_CHANGE, added: plan.added, removed: plan.removed };
    const touched = [...days, ...getChangedDays(roster)];
    const uncovered = await findUncoveredBookings(em, roster, touched, this.clock.today());
    const outcome = await toRosterOutcome(em, { ...plan, uncovered });
    return { edit: toRosterEdit({ roster, patterns: spans }), patternDays: plan.patternDays, outcome };
  }

  private async assertNoOthers(em: EntityManager, patterns: readonly Pattern[], own: readonly StoredPattern[]) {
    const first = patterns.map(({ firstDate }) => firstDate).toSorted()[0]!;
    const there = await findPatternsFrom(
      em,
      patterns.map(({ therapistId }) => therapistId),
      first,
    );
    const others = there.filter(({ id }) => !own.some((each) => each.id === id));
    for (const [index, pattern] of patterns.entries()) {
      const other = others.find((each) => isConcurrent(each, pattern));
      if (other) throw createPatternExistsError(other);
      if (patterns.slice(0, index).some((each) => isConcurrent(each, pattern)))
        throw new InvalidInputError('patterns', 'A therapist has one pattern at a time');
    }
  }

  private clampToToday(date: LocalDate): LocalDate {
    const today = this.clock.today();
    return date > today ? date : today;
  }
}

const isConcurrent = (one: Pattern, other: Pattern): boolean =>
  one.therapistId === other.therapistId &&
  (one.lastDate === null || one.lastDate >= other.firstDate) &&
  (other.lastDate === null || other.lastDate >= one.firstDate);

/**
 * Returns the span of a beginning pattern: before, it ends on the day before its first day, so that an undo leaves it
 * without effect instead of deleting it.
 */
const toBeginning = ({ id, firstDate, lastDate }: Pattern): PatternSpan => ({
  id,
  before: addDays(firstDate, -1),
  after: lastDate,
  isNew: true,
});

/**
 * Returns the span of a pattern that is replaced.
 * @throws InvalidInputError when none of the new patterns is the same therapist's
 */
function toEnding({ id, therapistId, lastDate }: StoredPattern, patterns: readonly Pattern[]): PatternSpan {
  const next = patterns.find((pattern) => pattern.therapistId === therapistId);
  if (!next) throw new InvalidInputError('replaces', 'A pattern is replaced by one of the same therapist');
  return { id, before: lastDate, after: addDays(next.firstDate, -1) };
}
