import type { LocalDate, LocalDateTime, LocalTime } from '../platform/clock/local-time.js';
import { addDays, weekdayOf } from '../platform/clock/shop-clock.js';
import { clientOf } from './clients.js';
import { diceOf } from './dice.js';
import { clock } from './longwater.js';
import { services } from './services.js';
import { type DemoTherapist, therapists } from './therapists.js';
import { hoursOf } from './week.js';

/** Days of the demo's past and future that have bookings. */
export const pastDays = 28;
const comingDays = 14;

const reasons = ['Client rang: down with a cold.', 'Client moved to another week.', 'Work trip came up.'];

interface Wanted {
  serviceId: string;
  /** Null: the shop chooses. */
  therapistId: string | null;
  date: LocalDate;
  time: LocalTime;
  client: ReturnType<typeof clientOf>;
}

/** One step of a booking's life; steps of one booking share its key. All times are shop-local. */
export type Act = { at: LocalDateTime; key: string } & (
  ({ kind: 'request' } & Wanted) | { kind: 'confirm' } | { kind: 'complete' } | { kind: 'cancel'; reason: string }
);

/**
 * Four weeks of past and two of coming bookings with a plausible spread, in the order in which they happened. The same
 * `now` gives the same plan, so that one that was cut short can be carried out to its end.
 */
export function bookingPlan(now: LocalDateTime): Act[] {
  const planner = new Planner(now.date);
  for (let ahead = -pastDays; ahead <= comingDays; ahead++) planner.planDay(ahead);
  return planner.acts.filter(({ at }) => stamp(at) < stamp(now)).sort((a, b) => (stamp(a.at) < stamp(b.at) ? -1 : 1));
}

const stamp = ({ date, time }: LocalDateTime) => `${date}T${time}`;

class Planner {
  readonly acts: Act[] = [];
  private readonly dice;
  private lastClient = 0;

  constructor(private readonly today: LocalDate) {
    this.dice = diceOf(today);
  }

  /** @param ahead days after today, negative before */
  planDay(ahead: number): void {
    const date = addDays(this.today, ahead);
    for (const therapist of therapists) this.planShift(therapist, date, ahead);
    if ((ahead + pastDays) % 3 === 0) this.planUnassigned(date, ahead);
  }

  /** One appointment after the other. The next days are nearly full, those after them fill up. */
  private planShift(
    { id: therapistId, week, specialties, availableSlots }: DemoTherapist,
    date: LocalDate,
    ahead: number,
  ) {
    const hours = hoursOf(week, weekdayOf(date));
    if (!hours) return;
    const percentTaken = ahead < 3 ? 22 : 24 - 1.5 * ahead;
    let left = availableSlots - 1;
    for (let free = Math.max(hours.start, 540); free <= hours.end - 60 && left > 0; free += 30) {
      if (this.dice(100) >= percentTaken) continue;
      const name = specialties[this.dice(specialties.length)];
      const service = services.find((each) => each.name === name) ?? services[0]!;
      const minutes = service.durationMinutes ?? 60;
      this.planLife(
        { serviceId: service.id, therapistId, date, time: clock(free), client: this.client() },
        free + minutes,
        ahead,
      );
      free += Math.ceil(minutes / 30) * 30 - this.dice(2) * 30;
      left -= 1;
    }
  }

  /** Asked for, and then kept, cancelled the evening before, or not marked as kept yet. */
  private planLife(wanted: Wanted, end: number, ahead: number): void {
    const { date, time } = wanted;
    const key = `${wanted.therapistId} ${date} ${time}`;
    this.request(key, wanted, ahead);
    const luck = this.dice(100);
    if (luck < 9) {
      const at = { date: addDays(date, -1), time: clock(1140 + this.dice(100)) };
      this.acts.push({ kind: 'cancel', key, at, reason: reasons[this.dice(reasons.length)] ?? '' });
    } else if (luck >= 13 || ahead >= 0) {
      this.acts.push({ kind: 'complete', key, at: { date, time: clock(Math.min(end, 1439)) } });
    }
    // Now and then somebody else asks for a start that is taken.
    if (ahead > 0 && this.dice(25) === 0) this.request(`${key} again`, { ...wanted, client: this.client() }, ahead);
  }

  /** Leaves the therapist to the shop, which confirms it the evening before. */
  private planUnassigned(date: LocalDate, ahead: number): void {
    const key = `anybody ${date}`;
    const { id: serviceId } = services[this.dice(services.length)]!;
    const time = clock(600 + 30 * this.dice(14));
    this.request(key, { serviceId, therapistId: null, date, time, client: this.client() }, ahead);
    if (ahead >= 0) return;
    this.acts.push({ kind: 'confirm', key, at: { date: addDays(date, -1), time: '21:30' } });
    this.acts.push({ kind: 'complete', key, at: { date, time: '21:00' } });
  }

  /** People book some days ahead, at any time of the day; whoever comes next week has booked by yesterday. */
  private request(key: string, wanted: Wanted, ahead: number): void {
    const daysBefore = Math.max(2 + this.dice(8), ahead + 1);
    const at = { date: addDays(wanted.date, -daysBefore), time: clock(480 + this.dice(660)) };
    this.acts.push({ kind: 'request', key, at, ...wanted });
  }

  /** Everybody comes again, but not twice on a day. */
  private client() {
    this.lastClient += 1 + this.dice(3);
    return clientOf(this.lastClient, this.dice(6) === 0);
  }
}
