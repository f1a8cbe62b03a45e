import { DEFAULT_DURATION_MINUTES } from '../../catalog/index.js';
import {
  formatMinutes,
  type LocalDate,
  type LocalDateTime,
  type LocalTime,
  addDays,
  getWeekday,
} from '../../kernel/local-time.js';
import { getClient } from '../content/clients.js';
import { demoBookingRules } from '../content/longwater.js';
import { seededRandom } from '../seeded-random.js';
import { services } from '../content/services.js';
import { type DemoTherapist, therapists } from '../content/therapists.js';
import { getShiftMinutes } from '../content/week.js';

/** Number of past days of the demo that have bookings. */
export const PAST_DAYS = 28;
const UPCOMING_DAYS = 14;

const reasons = ['Client rang: down with a cold.', 'Client moved to another week.', 'Work trip came up.'];

interface PlannedBooking {
  serviceId: string;
  /** The therapist; null for Any Available. */
  therapistId: string | null;
  date: LocalDate;
  time: LocalTime;
  client: ReturnType<typeof getClient>;
}

/** One step in the history of a booking; steps of one booking share its key. All times are shop-local. */
export type PlannedStep = { at: LocalDateTime; key: string } & (
  | ({ kind: 'request' } & PlannedBooking)
  | { kind: 'confirm' }
  | { kind: 'complete' }
  | { kind: 'cancel'; reason: string }
);

/**
 * Plans four weeks of past and two of coming bookings with a plausible spread, in the order in which they happened. The
 * same `now` gives the same plan, so that an interrupted run can be completed.
 */
export function planBookings(now: LocalDateTime): PlannedStep[] {
  const planner = new Planner(now.date);
  for (let ahead = -PAST_DAYS; ahead <= UPCOMING_DAYS; ahead++) planner.planDay(ahead);
  return planner.steps
    .filter(({ at }) => toSortKey(at) < toSortKey(now))
    .sort((a, b) => (toSortKey(a.at) < toSortKey(b.at) ? -1 : 1));
}

const toSortKey = ({ date, time }: LocalDateTime) => `${date}T${time}`;

class Planner {
  readonly steps: PlannedStep[] = [];
  private readonly random;
  private lastClient = 0;

  constructor(private readonly today: LocalDate) {
    this.random = seededRandom(today);
  }

  /** Plans one day. @param ahead days after today, negative before */
  planDay(ahead: number): void {
    const date = addDays(this.today, ahead);
    for (const therapist of therapists) this.planShift(therapist, date, ahead);
    if ((ahead + PAST_DAYS) % 3 === 0) this.planUnassigned(date, ahead);
  }

  /** Plans the appointments of a shift, one after the other. The next days are nearly full, later ones fill up. */
  private planShift(
    { id: therapistId, week, specialties, availableSlots }: DemoTherapist,
    date: LocalDate,
    ahead: number,
  ) {
    const hours = getShiftMinutes(week, getWeekday(date));
    if (!hours) return;
    const percentTaken = ahead < 3 ? 22 : 24 - 1.5 * ahead;
    let left = availableSlots - 1;
    for (let free = Math.max(hours.start, 540); free <= hours.end - 60 && left > 0; free += 30) {
      if (this.random(100) >= percentTaken) continue;
      const name = specialties[this.random(specialties.length)];
      const service = services.find((each) => each.name === name) ?? services[0]!;
      const minutes = service.durationMinutes ?? DEFAULT_DURATION_MINUTES;
      this.planOutcome(
        { serviceId: service.id, therapistId, date, time: formatMinutes(free), client: this.client() },
        free + minutes,
        ahead,
      );
      const spanMinutes = minutes + demoBookingRules.cleanup_buffer_minutes;
      free += Math.ceil(spanMinutes / 30) * 30 - 30 + this.random(2) * 30;
      left -= 1;
    }
  }

  /** Plans a request, and that it is then completed, cancelled the evening before, or not marked as completed yet. */
  private planOutcome(booking: PlannedBooking, end: number, ahead: number): void {
    const { date, time } = booking;
    const key = `${booking.therapistId} ${date} ${time}`;
    this.request(key, booking, ahead);
    const roll = this.random(100);
    if (roll < 9) {
      const at = { date: addDays(date, -1), time: formatMinutes(1140 + this.random(100)) };
      this.steps.push({ kind: 'cancel', key, at, reason: reasons[this.random(reasons.length)] ?? '' });
    } else if (roll >= 13 || ahead >= 0) {
      this.steps.push({ kind: 'complete', key, at: { date, time: formatMinutes(Math.min(end, 1439)) } });
    }
    // Now and then somebody else asks for a start that is taken.
    if (ahead > 0 && this.random(25) === 0) this.request(`${key} again`, { ...booking, client: this.client() }, ahead);
  }

  /** Plans a booking with Any Available, which the shop confirms the evening before. */
  private planUnassigned(date: LocalDate, ahead: number): void {
    const key = `anybody ${date}`;
    const { id: serviceId } = services[this.random(services.length)]!;
    const time = formatMinutes(600 + 30 * this.random(14));
    this.request(key, { serviceId, therapistId: null, date, time, client: this.client() }, ahead);
    if (ahead >= 0) return;
    this.steps.push({ kind: 'confirm', key, at: { date: addDays(date, -1), time: '21:30' } });
    this.steps.push({ kind: 'complete', key, at: { date, time: '21:00' } });
  }

  /**
   * Plans the request of a booking some days ahead, at any time of the day. Bookings of next week were made by
   * yesterday at the latest.
   */
  private request(key: string, booking: PlannedBooking, ahead: number): void {
    const daysBefore = Math.max(2 + this.random(8), ahead + 1);
    const at = { date: addDays(booking.date, -daysBefore), time: formatMinutes(480 + this.random(660)) };
    this.steps.push({ kind: 'request', key, at, ...booking });
  }

  /** Returns the next client. All clients come again, but not twice on a day. */
  private client() {
    this.lastClient += 1 + this.random(3);
    return getClient(this.lastClient, this.random(6) === 0);
  }
}
