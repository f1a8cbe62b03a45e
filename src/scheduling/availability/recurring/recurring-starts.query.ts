import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { LocalDate } from '../../../kernel/local-time.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { rankSlots } from '../../assignment/find-candidates.js';
import type { Days } from '../../day/days.js';
import { readDaysFor, toWanted } from '../../day/find-slots.js';
import { canConfirm, type ConfirmReason, findReason, isPast } from '../../day/reasons.js';
import type { Slot } from '../../day/slot.js';
import type { Wanted } from '../../day/wanted.js';
import { confirmedOnly } from '../../reservations/counted-reservations.js';
import { chooseAlternatives, type WantedStart } from './choose-alternatives.js';

/** Why a wanted start of a day is not free, beside what keeps a booking there from being confirmed. */
type RecurringReason =
  | 'past'
  | 'skipped'
  | 'closed'
  | 'no_roster'
  | 'nobody_free'
  | 'service_not_given'
  | 'inactive'
  | 'not_offered'
  | ConfirmReason;

/** A day of a series. */
export interface RecurringStart {
  date: LocalDate;
  /** The wanted start, where it is free. */
  slot: Slot | null;
  /** Why it is not; null where it is. */
  reason: RecurringReason | null;
  /** The name of the closure of that day. */
  closure: string | null;
  /** Free starts of the day to take instead, the nearest first; none where the wanted one is free. */
  alternatives: Slot[];
}

/** A treatment to be given on several days. */
interface RecurringQuery {
  /** A day with what is wanted then, for each booking. */
  wanted: readonly (WantedStart & { date: LocalDate })[];
  serviceId: string;
  /** Minutes; undefined for those of the treatment. */
  durationMinutes?: number | undefined;
  /** Bookings that are to be moved, whose reservations do not count. */
  exceptBookingIds: readonly string[];
}

/** Judges the starts of a series as the desk may book them: only confirmed bookings and blocks are in the way. */
@Injectable()
export class RecurringStartsQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
  ) {}

  /** Returns each day with what is free there. All of it is of one moment. */
  async find({ wanted, exceptBookingIds, ...appointment }: RecurringQuery): Promise<RecurringStart[]> {
    const query = { ...appointment, counted: confirmedOnly };
    const queries = [query, ...exceptBookingIds.map((exceptBookingId) => ({ ...query, exceptBookingId }))];
    const dates = wanted.map(({ date }) => date);
    const days = await readDaysFor(this.em.fork(), { dates, therapistIds: null }, queries);
    const found: RecurringStart[] = [];
    for (const each of wanted) found.push(await this.judge(days, each, { ...toWanted(query), exceptBookingIds }));
    return found;
  }

  private async judge(
    days: Days,
    { date, ...start }: WantedStart & { date: LocalDate },
    wanted: Wanted,
  ): Promise<RecurringStart> {
    const closure = days.closureOn(date);
    const free = await this.rankFree(
      days
        .rosteredOn(date)
        .flatMap(({ id }) => days.offeredSlots([{ therapistId: id, date }], wanted))
        .filter((slot) => this.isFree(slot)),
      start,
    );
    const slot = free.find(({ time, therapistId }) => time === start.time && takes(start, therapistId)) ?? null;
    if (slot) return { date, slot, reason: null, closure, alternatives: [] };
    const reason = this.findReason(days, date, start, wanted);
    return { date, slot, reason, closure, alternatives: reason === 'past' ? [] : chooseAlternatives(free, start) };
  }

  /** Sorts those who are free at the wanted time as a booking of Any Available would be given to them. */
  private async rankFree(free: readonly Slot[], { time }: WantedStart): Promise<Slot[]> {
    const then = free.filter((slot) => slot.time === time);
    if (then.length < 2) return [...free];
    const ranked = await rankSlots(this.em.fork(), then);
    return [...ranked.map(({ slot }) => slot), ...free.filter((slot) => slot.time !== time)];
  }

  private isFree(slot: Slot): boolean {
    return this.findStartReason(slot) === null && canConfirm(slot);
  }

  /** Returns the first reason for which a start is not free; null where only its circumstances decide. */
  private findStartReason(slot: Slot): RecurringReason | null {
    if (isPast(slot.date, slot.time, this.clock.now())) return 'past';
    if (this.clock.day(slot.date).skips(slot.time)) return 'skipped';
    if (!slot.isOpen) return 'closed';
    if (!slot.isDayRostered && !slot.isUnassigned) return 'no_roster';
    if (!slot.therapistIsActive) return 'inactive';
    if (!slot.givesService) return 'service_not_given';
    return slot.isOffered ? null : 'not_offered';
  }

  private findReason(days: Days, date: LocalDate, { time, therapistId }: WantedStart, wanted: Wanted): RecurringReason {
    const rostered = days.rosteredOn(date).map(({ id }) => id);
    const [asked] = therapistId === null ? rostered : [therapistId];
    const slot = asked === undefined ? undefined : days.slotAt({ therapistId: asked, date }, time, wanted);
    if (!slot) return days.closureOn(date) === null ? 'no_roster' : 'closed';
    const ofStart = this.findStartReason(slot);
    if (therapistId !== null) return ofStart ?? findReason(slot) ?? 'nobody_free';
    const isOfAll = ofStart === 'past' || ofStart === 'skipped' || ofStart === 'closed' || ofStart === 'not_offered';
    return isOfAll ? ofStart : 'nobody_free';
  }
}

const takes = (start: WantedStart, therapistId: string) =>
  start.therapistId === null || start.therapistId === therapistId;
