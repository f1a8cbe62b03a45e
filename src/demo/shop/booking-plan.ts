import { randomUUIDv7 } from 'node:crypto';
import type { BookingStep, VisitPlace } from '../../booking/index.js';
import { type Actor, visitor } from '../../kernel/actor.js';
import {
  addDays,
  daysBetween,
  formatMinutes,
  getWeekday,
  type LocalDate,
  type LocalDateTime,
} from '../../kernel/local-time.js';
import type { Verdict } from '../../kernel/outcomes/verdict.js';
import { type BulkPlan, type PlannedHistory, type PlannedItem, rankItems } from '../bulk/bulk-plan.js';
import { COUPLE_NUMBER, getClient, getNote } from '../content/clients.js';
import { demoBookingRules } from '../content/longwater.js';
import { type DemoTherapist, therapists } from '../content/therapists.js';
import { getGivenTreatments, type GivenTreatment } from '../content/treatments.js';
import { getShiftMinutes } from '../content/week.js';
import { seededRandom } from '../seeded-random.js';
import { type ChosenClient, ClientChoice } from './client-choice.js';
import { planDrawers } from './plan-drawers.js';
import { RoomPlan } from './room-plan.js';

/** Number of coming days that have bookings, and that have a roster. */
const UPCOMING_DAYS = 14;
export const ROSTER_DAYS = 21;

/** Payments in a hundred by card and in cash; the rest are by other methods. */
const CARD_PERCENT = 55;
const CASH_PERCENT = 35;

/** Payments in a hundred with a tip, and in a thousand that were given back in part. */
const TIPPED_PERCENT = 15;
const REFUNDED_PER_MILLE = 8;

/** Minutes from the end of a treatment until it is paid. */
const PAID_AFTER_MINUTES = 4;

const refundReasons = [
  'Began a quarter of an hour late.',
  'Treatment was cut short.',
  'Charged for the longer treatment.',
];

/** Days before its day on which a shift is entered. */
const ROSTER_LEAD_DAYS = 28;

/** Chances, Monday first, in a hundred that a free half hour of a past day begins a booking: weekends are fuller. */
const DEMAND = [68, 72, 76, 82, 88, 92, 78];

/** One in this many past bookings is a no-show. */
const ONE_NO_SHOW_IN = 190;

/** Bookings in a hundred that are cancelled, and that are cancelled on their day. */
const CANCELLED_PERCENT = 7;
const LATE_CANCELLED_PERCENT = 2;

/** Bookings in a hundred of former clients that were made after the visit before. */
const REBOOKED_PERCENT = 35;

/** Days before today with bookings that are still to be closed, and one in how many of them is. */
const UNCLOSED_DAYS = 3;
const ONE_UNCLOSED_IN = 6;

/** One in this many coming bookings has somebody else who asks for the same start, whom the shop has to refuse. */
const ONE_TAKEN_IN = 60;

/** How often a day is searched for a start at which somebody can give what was asked of anybody. */
const SEARCHES = 40;

const SATURDAY = 6;

/** Start of the visits for two on some Saturdays, in minutes after midnight, and who gives them. */
const COUPLE_START = 11 * 60;
const COUPLE_MINUTES = 60;
const COUPLE_THERAPISTS = ['Anika Rao', 'Clare Devlin'];
const COUPLE_SERVICE = 'Swedish Relaxation Massage';

const reasons = ['Client rang: down with a cold.', 'Client moved to another week.', 'Work trip came up.'];

/** Data from which the demo's bookings are planned. */
interface PlanInputs {
  now: LocalDateTime;
  firstDay: LocalDate;
  closedDays: ReadonlySet<LocalDate>;
  rooms: readonly { id: string; name: string }[];
  unassignedId: string;
  currency: string;
  admin: Actor;
  toInstant(local: LocalDateTime): Date;
}

type OfficeStep =
  | { kind: 'day-state'; to: 'arrived' | 'in_service' }
  | { kind: 'complete' }
  | { kind: 'no-show' }
  | { kind: 'cancel'; reason: string };

/** A booking before its history is made up. */
interface PlannedBooking {
  /** The therapist; null for Any Available. */
  therapistId: string | null;
  date: LocalDate;
  /** Minutes after midnight. */
  start: number;
  treatment: GivenTreatment;
  client: ChosenClient;
  roomId?: string | undefined;
  visit?: VisitPlace;
}

/**
 * The shop's history: some months of shifts and bookings, and two weeks of bookings to come. The same `now` gives the
 * same plan.
 */
export class DemoPlan implements BulkPlan {
  readonly ranks: Uint32Array;
  readonly paperNumbers;
  private readonly planned: PlannedItem[] = [];
  private readonly random;
  /** Draws how visits are paid, apart from what the plan of bookings draws. */
  private readonly drawPayment;
  private readonly clients: ClientChoice;
  private readonly roomPlan: RoomPlan;
  /** Times of the planned day that therapists cannot give again, in minutes after midnight, with cleanup. */
  private busy: { therapistId: string; start: number; end: number }[] = [];
  /** Number of bookings whose client was expected. */
  private expected = 0;

  constructor(private readonly inputs: PlanInputs) {
    this.random = seededRandom(inputs.now.date);
    this.drawPayment = seededRandom(`payments ${inputs.now.date}`);
    this.clients = new ClientChoice(this.random);
    this.roomPlan = new RoomPlan(inputs.rooms);
    const last = addDays(inputs.now.date, ROSTER_DAYS);
    for (let date = inputs.firstDay; date <= last; date = addDays(date, 1))
      if (!inputs.closedDays.has(date)) this.planDay(date);
    this.paperNumbers = { ...this.numberPapers(), z_report: this.planDrawers() };
    this.ranks = rankItems(this.planned);
  }

  items(): readonly PlannedItem[] {
    return this.planned;
  }

  private planDay(date: LocalDate): void {
    const ahead = daysBetween(this.inputs.now.date, date);
    const onDuty = therapists.filter(({ isActive, week }) => isActive && getShiftMinutes(week, getWeekday(date)));
    for (const therapist of onDuty) this.planShift(therapist, date);
    if (ahead > UPCOMING_DAYS) return;
    const hasCouple = getWeekday(date) === SATURDAY && Math.trunc(ahead / 7) % 2 === 0;
    this.busy = [];
    if (hasCouple) this.planCouple(date);
    for (const therapist of onDuty) this.planBookings(therapist, date, ahead, hasCouple);
    if (ahead > 0 && ahead % 3 === 1) this.planUnassigned(onDuty, date);
  }

  private planShift({ id, name, week }: DemoTherapist, date: LocalDate): void {
    const day = addDays(date, -ROSTER_LEAD_DAYS);
    const at = { date: day < this.inputs.firstDay ? addDays(this.inputs.firstDay, -1) : day, time: '08:00' };
    const shift = { member: { id, name }, day: { date }, shiftHours: week[getWeekday(date) - 1]! };
    this.planned.push({ shift, at: this.inputs.toInstant(at) });
  }

  /** Plans the appointments of a shift, one after the other. The next days are fuller than later ones. */
  private planBookings(therapist: DemoTherapist, date: LocalDate, ahead: number, hasCouple: boolean): void {
    const hours = getShiftMinutes(therapist.week, getWeekday(date))!;
    const given = getGivenTreatments(therapist);
    const demand = ahead < 0 ? DEMAND[getWeekday(date) - 1]! : 56 - 3.2 * ahead;
    const coupleEnd = COUPLE_START + COUPLE_MINUTES + demoBookingRules.cleanup_buffer_minutes;
    const isInCouple = hasCouple && COUPLE_THERAPISTS.includes(therapist.name);
    // Upcoming days keep a booking free, so that visitors find somebody.
    let left = therapist.availableSlots - (isInCouple ? 1 : 0) - (ahead < 0 ? 0 : 1);
    for (let start = hours.start; left > 0; start += 30) {
      const treatment = given[this.random(given.length)]!;
      const { durationMinutes, serviceName } = treatment;
      const end = start + durationMinutes + demoBookingRules.cleanup_buffer_minutes;
      if (start + durationMinutes > hours.end) break;
      if (isInCouple && start < coupleEnd && end > COUPLE_START) continue;
      if (this.random(100) >= demand) continue;
      const roomId = this.roomPlan.take(date, serviceName, start, end);
      if (roomId === null) continue;
      const slot = { therapistId: therapist.id, date, start, treatment };
      this.busy.push({ therapistId: therapist.id, start, end });
      this.planOutcome({ ...slot, client: this.clients.choose(date), roomId }, ahead);
      // Now and then somebody else asks for a start that is taken.
      if (ahead > 0 && this.random(ONE_TAKEN_IN) === 0)
        this.plan({ ...slot, client: this.clients.choose(date) }, 'time_conflict');
      start += Math.ceil((end - start) / 30) * 30 - 30;
      left -= 1;
    }
  }

  /** Plans a visit of two guests at the same time, in one room. */
  private planCouple(date: LocalDate): void {
    const end = COUPLE_START + COUPLE_MINUTES;
    const roomId = this.roomPlan.takeForTwo(date, COUPLE_START, end + demoBookingRules.cleanup_buffer_minutes);
    const visitId = randomUUIDv7();
    for (const [nth, name] of COUPLE_THERAPISTS.entries()) {
      const therapist = therapists.find((each) => each.name === name)!;
      const treatment = getGivenTreatments(therapist).find(({ serviceName }) => serviceName === COUPLE_SERVICE)!;
      const visit = { visitId, guest: nth + 1, part: nth + 1, parts: COUPLE_THERAPISTS.length };
      const slot = { therapistId: therapist.id, date, start: COUPLE_START, treatment };
      this.busy.push({ therapistId: therapist.id, start: COUPLE_START, end });
      const history = this.plan(
        { ...slot, client: { number: COUPLE_NUMBER, lastDay: null }, roomId: roomId ?? undefined, visit },
        'available',
        6,
      );
      this.addStep(history.steps, { kind: 'complete' }, date, end);
      this.addSale(history, date, end);
    }
  }

  /** Plans a request for Any Available, which the shop has yet to give to one of those who can take it. */
  private planUnassigned(onDuty: readonly DemoTherapist[], date: LocalDate): void {
    for (let search = 0; search < SEARCHES; search += 1) {
      const therapist = onDuty[this.random(onDuty.length)]!;
      const hours = getShiftMinutes(therapist.week, getWeekday(date))!;
      const given = getGivenTreatments(therapist);
      const treatment = given[this.random(given.length)]!;
      const start = hours.start + 30 * this.random(Math.ceil((hours.end - hours.start) / 30));
      const end = start + treatment.durationMinutes + demoBookingRules.cleanup_buffer_minutes;
      if (start + treatment.durationMinutes > hours.end || this.isBusy(therapist, start, end)) continue;
      if (this.roomPlan.take(date, treatment.serviceName, start, end) === null) continue;
      this.plan({ therapistId: null, date, start, treatment, client: this.clients.choose(date) }, 'unassigned');
      return;
    }
  }

  private isBusy({ id }: DemoTherapist, start: number, end: number): boolean {
    return this.busy.some((each) => each.therapistId === id && each.start < end && start < each.end);
  }

  /**
   * Plans a booking, and that its client comes, does not come, or cancels two days before or on the day. Most of the
   * times that came free in the past were booked again.
   */
  private planOutcome(booking: PlannedBooking, ahead: number): void {
    const { date, start } = booking;
    const roll = this.random(100);
    if (roll >= CANCELLED_PERCENT) return this.planVisit(booking, this.drawDaysBefore(booking));
    const { steps } = this.plan(booking, 'available', 3 + this.random(7));
    const reason = reasons[this.random(reasons.length)]!;
    if (roll < LATE_CANCELLED_PERCENT) {
      this.addStep(steps, { kind: 'cancel', reason }, date, Math.max(start - 180, 420));
      return;
    }
    this.addStep(steps, { kind: 'cancel', reason }, addDays(date, -2), 1140 + this.random(100));
    if (ahead >= 0 || this.random(4) === 0) return;
    this.planVisit({ ...booking, client: this.clients.choose(date) }, 1);
  }

  /** Draws how long before its day a booking was made: some were made on the day of the visit before. */
  private drawDaysBefore({ date, client: { lastDay } }: PlannedBooking): number {
    const isRebooked = lastDay !== null && this.random(100) < REBOOKED_PERCENT;
    return isRebooked ? daysBetween(lastDay, date) : 2 + this.random(8);
  }

  /** Plans a booking whose client is expected. */
  private planVisit(booking: PlannedBooking, daysBefore: number): void {
    const { date, start, treatment } = booking;
    const today = this.inputs.now.date;
    const history = this.plan(booking, 'available', daysBefore);
    const { steps } = history;
    this.expected += 1;
    // Some of the latest bookings are still to be closed.
    if (date < today && date >= addDays(today, -UNCLOSED_DAYS) && this.expected % ONE_UNCLOSED_IN === 0) return;
    if (this.expected % ONE_NO_SHOW_IN === 0) {
      this.addStep(steps, { kind: 'no-show' }, date, start + 20);
      return;
    }
    // How far a visit has come is seen on its day alone.
    if (date === today) {
      this.addStep(steps, { kind: 'day-state', to: 'arrived' }, date, start - 4);
      this.addStep(steps, { kind: 'day-state', to: 'in_service' }, date, start + 2);
    }
    this.addStep(steps, { kind: 'complete' }, date, start + treatment.durationMinutes);
    this.addSale(history, date, start + treatment.durationMinutes);
  }

  /**
   * Plans the request of a booking some days ahead, at any time of the day. Bookings of next week were made by
   * yesterday at the latest.
   */
  private plan(
    { therapistId, date, start, treatment, client: { number, lastDay }, roomId, visit }: PlannedBooking,
    verdict: Verdict,
    daysBefore = 2 + this.random(8),
  ): PlannedHistory {
    const { now, toInstant, currency, unassignedId } = this.inputs;
    const day = addDays(date, -Math.max(daysBefore, daysBetween(now.date, date) + 1));
    // Who books again does so after the visit.
    const minutes = day === lastDay ? 1170 + this.random(90) : 480 + (visit ? 0 : this.random(660));
    const { id: clientId, ...client } = getClient(number);
    const history: PlannedHistory = {
      steps: [
        {
          kind: 'request',
          at: toInstant({ date: day, time: formatMinutes(minutes) }),
          by: visitor,
          appointment: {
            therapistId: therapistId ?? unassignedId,
            isUnassigned: therapistId === null,
            date,
            time: formatMinutes(start),
          },
          service: { ...treatment, currency },
          client: { ...client, notes: this.random(8) === 0 ? getNote(number) : null },
          clientId,
          verdict,
          roomId,
          visit,
        },
      ],
    };
    this.planned.push(history);
    return history;
  }

  /** Adds what the shop records of a booking, unless it is yet to come. @param minutes after midnight */
  private addStep(steps: BookingStep[], step: OfficeStep, date: LocalDate, minutes: number): void {
    const { toInstant, admin: by } = this.inputs;
    const at = { date, time: formatMinutes(minutes) };
    if (this.isPast(at)) steps.push({ ...step, at: toInstant(at), by });
  }

  /** Adds how a completed booking was paid, and now and then that a part was given back on the next day. */
  private addSale(history: PlannedHistory, date: LocalDate, end: number): void {
    const at = { date, time: formatMinutes(end + PAID_AFTER_MINUTES) };
    if (!this.isPast(at)) return;
    const { toInstant, admin: by } = this.inputs;
    const roll = this.drawPayment(100);
    const method = roll < CARD_PERCENT ? 'card' : roll < CARD_PERCENT + CASH_PERCENT ? 'cash' : 'other';
    const tipCents = this.drawPayment(100) < TIPPED_PERCENT ? 500 * (1 + this.drawPayment(4)) : 0;
    history.sale = { at: toInstant(at), day: date, by, method, tipCents, receiptNumber: 0 };
    const later = { date: addDays(date, 1), time: '10:00' };
    if (this.drawPayment(1_000) >= REFUNDED_PER_MILLE || !this.isPast(later)) return;
    const cents = 1_000 * (1 + this.drawPayment(4));
    const reason = refundReasons[this.drawPayment(refundReasons.length)]!;
    history.sale.refund = { at: toInstant(later), day: later.date, cents, reason, creditNoteNumber: 0 };
  }

  /** Numbers receipts and credit notes in the order of their time. @returns the last number of each kind */
  private numberPapers() {
    const sales = this.planned.flatMap((item) => ('sale' in item && item.sale ? [item.sale] : []));
    const refunds = sales.flatMap(({ refund }) => refund ?? []);
    const byTime = (one: { at: Date }, other: { at: Date }) => one.at.getTime() - other.at.getTime();
    sales.toSorted(byTime).forEach((sale, nth) => (sale.receiptNumber = nth + 1));
    refunds.toSorted(byTime).forEach((refund, nth) => (refund.creditNoteNumber = nth + 1));
    return { receipt: sales.length, credit_note: refunds.length };
  }

  /** Plans that each day of the past was closed. Today is left to whoever tries the shop. @returns the number of closes */
  private planDrawers(): number {
    const { firstDay, now, closedDays, currency, admin: by, toInstant } = this.inputs;
    const open = Array.from({ length: daysBetween(firstDay, now.date) }, (_, nth) => addDays(firstDay, nth));
    const days = open.filter((day) => !closedDays.has(day));
    const histories = this.planned.filter((item) => 'steps' in item);
    const drawers = planDrawers(histories, { days, currency, by, toInstant });
    this.planned.push(...drawers.map((drawer) => ({ drawer })));
    return drawers.length;
  }

  private isPast({ date, time }: LocalDateTime): boolean {
    const { now } = this.inputs;
    return `${date}T${time}` < `${now.date}T${now.time}`;
  }
}
