import type { LocalDate, LocalDateTime, LocalTime } from '../platform/clock/local-time.js';
import { addDays, weekdayOf } from '../platform/clock/shop-clock.js';
import { clientOf } from './clients.js';
import { clock, type DemoTherapist, services, therapists } from './longwater.js';
import { hoursOf } from './week.js';

/** Days of the demo's past and future that have bookings. */
export const pastDays = 28;
const comingDays = 14;

const reasons = ['Client rang: down with a cold.', 'Client moved to another week.', 'Work trip came up.'];

/** One step of a booking's life; steps of one booking share its key. All times are shop-local. */
export type Act = { at: LocalDateTime; key: string } & (
  | { kind: 'request'; serviceId: string; therapistId: string | null; date: LocalDate; time: LocalTime; client: ReturnType<typeof clientOf> }
  | { kind: 'confirm' }
  | { kind: 'complete' }
  | { kind: 'cancel'; reason: string }
);

/**
 * Four weeks of past and two of coming bookings with a plausible spread, in the order in which they happened. The same
 * `now` gives the same plan, so that one that was cut short can be carried out to its end.
 */
export function bookingPlan(now: LocalDateTime): Act[] {
  const dice = diceOf(now.date);
  const acts: Act[] = [];
  for (let ahead = -pastDays; ahead <= comingDays; ahead++) {
    const date = addDays(now.date, ahead);
    for (const therapist of therapists) acts.push(...dayOf(therapist, date, ahead, now, dice));
    if ((ahead + pastDays) % 3 === 0) acts.push(...unassigned(date, ahead, now, dice));
  }
  return acts.filter(({ at }) => stamp(at) < stamp(now)).sort((a, b) => (stamp(a.at) < stamp(b.at) ? -1 : 1));
}

type Dice = (sides: number) => number;

function dayOf(therapist: DemoTherapist, date: LocalDate, ahead: number, now: LocalDateTime, dice: Dice): Act[] {
  const hours = hoursOf(therapist.week, weekdayOf(date));
  if (!hours) return [];
  // The next days are nearly full, the days after them fill up.
  const chance = ahead < 3 ? 22 : 24 - 1.5 * ahead;
  const acts: Act[] = [];
  let free = Math.max(hours.start, 540);
  let left = therapist.availableSlots - 1;
  while (free <= hours.end - 60 && left > 0) {
    if (dice(100) >= chance) {
      free += 30;
      continue;
    }
    const name = therapist.specialties[dice(therapist.specialties.length)];
    const service = services.find((each) => each.name === name) ?? services[0]!;
    const minutes = service.durationMinutes ?? 60;
    const wanted = { serviceId: service.id, therapistId: therapist.id, date, time: clock(free), client: clientOf(dice(1000), dice(6) === 0) };
    acts.push(...lifeOf(wanted, minutes, ahead, now, dice));
    // Somebody else asks for the same start: a request with a time conflict.
    if (ahead > 0 && dice(10) === 0) acts.push(...requestOf({ ...wanted, client: clientOf(dice(1000), false) }, `${therapist.id} ${date} ${wanted.time} again`, ahead, dice));
    free += Math.ceil(minutes / 30) * 30 + (dice(2) ? 30 : 0);
    left -= 1;
  }
  return acts;
}

type Wanted = Pick<Extract<Act, { kind: 'request' }>, 'serviceId' | 'therapistId' | 'date' | 'time' | 'client'>;

/** Asked for, and then kept, or cancelled the day before, or not marked as kept yet. */
function lifeOf(wanted: Wanted, minutes: number, ahead: number, now: LocalDateTime, dice: Dice): Act[] {
  const { date, time } = wanted;
  const key = `${wanted.therapistId} ${date} ${time}`;
  const request = requestOf(wanted, key, ahead, dice);
  const luck = dice(100);
  if (luck < 9) {
    const at = { date: addDays(date, -1), time: clock(1140 + dice(100)) };
    return [...request, { kind: 'cancel', key, at, reason: reasons[dice(reasons.length)] ?? '' }];
  }
  if (luck < 13 && date < now.date) return request;
  const end = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes;
  return [...request, { kind: 'complete', key, at: { date, time: clock(Math.min(end, 1439)) } }];
}

/** A booking that leaves the therapist to the shop: confirmed the day after in the past, waiting in the future. */
function unassigned(date: LocalDate, ahead: number, now: LocalDateTime, dice: Dice): Act[] {
  const service = services[dice(services.length)]!;
  const wanted = { serviceId: service.id, therapistId: null, date, time: clock(600 + 30 * dice(14)), client: clientOf(dice(1000), dice(3) === 0) };
  const key = `anybody ${date}`;
  const request = requestOf(wanted, key, ahead, dice);
  if (date >= now.date) return request;
  const confirmed: Act = { kind: 'confirm', key, at: { date: addDays(date, -1), time: '21:30' } };
  return [...request, confirmed, { kind: 'complete', key, at: { date, time: '21:00' } }];
}

/** People book a few days ahead, at any time of the day; whoever comes next week has booked by yesterday. */
function requestOf(wanted: Wanted, key: string, ahead: number, dice: Dice): Act[] {
  const daysBefore = Math.max(2 + dice(8), ahead + 1);
  const at = { date: addDays(wanted.date, -daysBefore), time: clock(480 + dice(660)) };
  return [{ kind: 'request', key, at, ...wanted }];
}

const stamp = ({ date, time }: LocalDateTime) => `${date}T${time}`;

/** Chance that comes out the same for the same seed. */
function diceOf(seed: string): Dice {
  let state = [...seed].reduce((sum, character) => Math.imul(sum, 31) + character.charCodeAt(0), 7);
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.trunc((state / 2 ** 32) * sides);
  };
}
