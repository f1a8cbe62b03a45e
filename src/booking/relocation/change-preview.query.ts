import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { toAmount } from '../../kernel/money.js';
import { addDays, type LocalDate } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import {
  applyChange,
  getChangedRange,
  type HypotheticalChange,
  isPast,
  type Place,
  type RosterHypothesis,
  rankCandidates,
  Schedule,
  type ScheduledShift,
  ScheduleSnapshotQuery,
  toFormer,
} from '../../scheduling/index.js';
import type { Choice, PlacedBooking, Relocation } from './planning/displaced-booking.js';
import { findClosedShifts } from './planning/find-closed-shifts.js';
import { findDisplaced } from './planning/find-displaced.js';
import { RELOCATION_DAYS } from './planning/find-other-time.js';
import { toRequest } from './planning/party-placer.js';
import { planRelocation, type RelocationPlan } from './planning/plan-relocation.js';
import { type DisplacedParties, PlacedBookingsQuery } from './placed-bookings.query.js';
import type {
  ClosedShiftDto,
  FreePlacesDto,
  PlaceDto,
  RelocationDto,
  RelocationPlanDto,
} from './relocation-plan.dto.js';

const MAX_ROWS = 200;
const DEFAULT_CURRENCY = 'USD';

/** A question about a change, with decisions that were made about single bookings. */
export interface ChangeQuestion {
  change: HypotheticalChange;
  choices: ReadonlyMap<string, Choice>;
}

interface Planned extends DisplacedParties, RelocationPlan {
  after: Schedule;
  /** Number of offers to people who wait among the reservations that lose their place. */
  offers: number;
  closedShifts: ScheduledShift[];
}

/** Previews a change: which bookings it would displace, and where each could go. Writes nothing. */
@Injectable()
export class ChangePreviewQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly snapshot: ScheduleSnapshotQuery,
    private readonly bookings: PlacedBookingsQuery,
    private readonly clock: ShopClock,
  ) {}

  async plan(question: ChangeQuestion): Promise<RelocationPlanDto> {
    const made = await this.make(question);
    const { after, relocations, unsearched, offers, shown, closedShifts, currency = DEFAULT_CURRENCY } = made;
    const lost = relocations.filter(({ booking }) => booking.cause !== null);
    const fit = lost.filter(({ outcome }) => outcome === 'same_time' || outcome === 'other_time');
    const total = sumCents(lost);
    return {
      displaced: lost.length,
      fit: fit.length,
      unsearched,
      offers,
      total_price: toAmount(total),
      at_risk: toAmount(total - sumCents(fit)),
      currency,
      rows: relocations.slice(0, MAX_ROWS).map((relocation): RelocationDto => {
        const { booking, outcome, place } = relocation;
        return {
          booking: shown.get(booking.bookingId)!,
          cause: booking.cause,
          outcome,
          place: place && toPlaceDto(after, place),
        };
      }),
      closed_shifts: closedShifts.length,
      shifts: closedShifts.slice(0, MAX_ROWS).map((shift) => toShiftDto(after, shift)),
    };
  }

  /**
   * Lists the starts of a day at which one of the bookings could be given, when all others go where the plan has them.
   */
  async freePlaces(question: ChangeQuestion, bookingId: string, date: LocalDate): Promise<FreePlacesDto> {
    const { after, parties } = await this.make(question, date);
    const booking = parties.flat().find((one) => one.bookingId === bookingId);
    if (!booking) return { times: [] };
    const now = this.clock.now();
    const times = new Set([...after.snapshot.starts, ...(date === booking.date ? [booking.time] : [])]);
    const isCurrent = (time: string) => date === booking.date && time === booking.time;
    const starts = [...times].sort().filter((time) => isCurrent(time) || !isPast(date, time, now));
    return {
      times: starts.flatMap((time) => {
        const therapists = listFree(after, booking, { date, time });
        return therapists.length > 0 ? [{ booking_time: time, therapists }] : [];
      }),
    };
  }

  private async make({ change, choices }: ChangeQuestion, until?: LocalDate): Promise<Planned> {
    const { from, to } = await this.findRange(change);
    const end = addDays(to, RELOCATION_DAYS);
    const snapshot = await this.snapshot.read(from, until && until > end ? until : end);
    const before = new Schedule(toFormer(snapshot, change));
    const after = new Schedule(applyChange(snapshot, change));
    const now = this.clock.now();
    const isReported = (date: LocalDate) => change.kind !== 'closed-times' || (from <= date && date <= to);
    const displaced = [...(await findDisplaced(before, after, now))];
    const reported = displaced.filter(([id]) => isReported(after.reservations.get(id)?.date ?? from));
    const offers = reported.filter(([id]) => after.reservations.get(id)?.isOffer).length;
    const placed = await this.bookings.read(new Map(reported));
    const closedShifts = findClosedShifts(before, after, from).filter(({ date }) => isReported(date));
    return {
      ...placed,
      after,
      offers,
      closedShifts,
      ...(await planRelocation(after, placed.parties, { now, choices })),
    };
  }

  /**
   * Returns the range from today on, to the last day that the change is about, or on which there is a booking or a
   * shift.
   */
  private async findRange(change: HypotheticalChange): Promise<{ from: LocalDate; to: LocalDate }> {
    const today = this.clock.today();
    const range = change.kind === 'roster' ? await this.findRosterRange(change, today) : getChangedRange(change);
    const from = range.from !== null && range.from > today ? range.from : today;
    const [last] = await sql<{ date: LocalDate | null }>(this.em.fork(), lastSql);
    const until = last?.date ?? today;
    const to = range.to !== null && range.to < until ? range.to : until;
    return { from, to: to > from ? to : from };
  }

  /** Returns the range from the first to the last day of the shifts that are removed, added, changed or checked. */
  private async findRosterRange(hypothesis: RosterHypothesis, today: LocalDate) {
    const { removedIds, gained, changed = [], checkedDays = [] } = hypothesis;
    const lostIds = [...removedIds, ...changed.map(({ id }) => id)];
    const lost = await sql<{ date: LocalDate }>(this.em.fork(), lostDatesSql, [lostIds]);
    const dates = [...lost, ...gained, ...changed, ...checkedDays].map(({ date }) => date).sort();
    return { from: dates[0] ?? today, to: dates.at(-1) ?? today };
  }
}

function listFree(schedule: Schedule, booking: PlacedBooking, at: { date: LocalDate; time: string }) {
  const request = toRequest(booking, new Set([booking.bookingId]), false);
  const free = schedule
    .qualified([booking.serviceId])
    .map(({ id }) => ({ therapistId: id, ...at }))
    .filter((place) => schedule.findFree(request, place, 'confirmed') !== undefined);
  const ranked = rankCandidates(free.map((place) => schedule.loadAt(request, place)));
  return ranked.map(({ therapistId: id }) => ({ id, name: schedule.therapist(id)?.name ?? '' }));
}

const sumCents = (relocations: readonly Relocation[]) =>
  relocations.reduce((sum, { booking }) => sum + booking.priceCents, 0);

const toPlaceDto = (schedule: Schedule, { therapistId, date, time }: Place): PlaceDto => ({
  therapist_id: therapistId,
  therapist_name: schedule.therapist(therapistId)?.name ?? '',
  booking_date: date,
  booking_time: time,
});

const toShiftDto = (schedule: Schedule, { id, therapistId, date, start, end }: ScheduledShift): ClosedShiftDto => ({
  id,
  therapist_name: schedule.therapist(therapistId)?.name ?? '',
  roster_date: date,
  start_time: start,
  end_time: end,
});

const lostDatesSql = /* sql */ `
  select distinct roster_date::text as date from therapist_roster where id = any ($1::uuid[])`;

const lastSql = /* sql */ `
  select greatest((select max(starts_at)::date from reservations), (select max(roster_date) from therapist_roster))::text as date`;
