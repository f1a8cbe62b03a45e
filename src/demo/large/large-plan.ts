import { randomUUIDv7 } from 'node:crypto';
import type { BookingStep } from '../../booking/index.js';
import { type RandomInt, seededRandom } from '../seeded-random.js';
import { countEvents, type ScenarioInputs, scenarioAt, toSecondGuest } from './booking-scenarios.js';
import { rankByTime } from './rank-by-time.js';
import { isWithinShift, type PlannedShift, planShifts, type StaffMember } from './shifts.js';

/** Days ahead that have a roster. */
export const ROSTER_LEAD_DAYS = 63;

/**
 * A part of the large shop's history: a shift that is entered, or all steps of a booking. Its events follow each other.
 */
export type PlannedItem = { shift: PlannedShift; at: Date } | { steps: BookingStep[] };

/** The plan of the large shop's three years, the same each time it is made. */
export class LargePlan {
  /**
   * The place of each event among all by time, in the order in which they are made. Its length is the number of events.
   */
  readonly ranks: Uint32Array;

  constructor(
    private readonly inputs: ScenarioInputs & { staff: readonly StaffMember[]; bookings: number; seed: string },
  ) {
    const times: number[] = [];
    for (const item of this.items()) times.push(...eventTimes(item));
    this.ranks = rankByTime(Float64Array.from(times));
  }

  *items(): Generator<PlannedItem> {
    const { calendar, staff, bookings, seed, rooms } = this.inputs;
    const random = seededRandom(seed);
    const roomOccupancy = new RoomOccupancy(rooms);
    let today: PlannedShift[] = [];
    for (const shift of planShifts(calendar, staff, bookings, random)) {
      yield { shift, at: calendar.instant(shift.day.ahead - ROSTER_LEAD_DAYS, 480) };
      if (today[0] && today[0].day.date !== shift.day.date) {
        yield* this.planDay(today, roomOccupancy, random);
        today = [];
      }
      today.push(shift);
    }
    yield* this.planDay(today, roomOccupancy, random);
  }

  /**
   * Yields the bookings of a day's shifts; some of them come with one of the next therapist, as visits of two guests.
   */
  private *planDay(
    shifts: readonly PlannedShift[],
    roomOccupancy: RoomOccupancy,
    random: RandomInt,
  ): Generator<PlannedItem> {
    const starts = shifts.map((shift) => new Set(shift.starts));
    for (const [nth, shift] of shifts.entries()) {
      const takeRoom = (start: number) => roomOccupancy.take(shift.day.date, start);
      for (const start of starts[nth]!) {
        const neighbour = random(1_000) < VISITS_PER_MILLE ? shifts[nth + 1] : undefined;
        if (!neighbour || !moveTo(start, neighbour, starts[nth + 1]!)) {
          yield { steps: scenarioAt(start, shift, this.inputs, { takeRoom }, random) };
          continue;
        }
        const visit = { visitId: randomUUIDv7(), guest: 1, part: 1, parts: 2 };
        const first = scenarioAt(start, shift, this.inputs, { takeRoom, visit }, random);
        yield { steps: first };
        yield { steps: toSecondGuest(first, neighbour.member, this.inputs) };
      }
    }
  }
}

/**
 * Bookings in a thousand that are the first of a visit of two: both bookings of these visits are a twentieth of all.
 */
const VISITS_PER_MILLE = 26;

/** Takes one of a shift's starts for a visit that begins at another time, if the shift includes that time. */
function moveTo(start: number, { member }: PlannedShift, starts: Set<number>): boolean {
  const [any] = starts;
  if (any === undefined || !isWithinShift(member, start)) return false;
  starts.delete(starts.has(start) ? start : any);
  return true;
}

/** The rooms that are taken at each start of a day; days have to be asked for one after the other. */
class RoomOccupancy {
  private date = '';
  private taken = new Map<number, number>();

  constructor(private readonly rooms: readonly string[]) {}

  take(date: string, start: number): string | undefined {
    if (date !== this.date) this.taken.clear();
    this.date = date;
    const taken = this.taken.get(start) ?? 0;
    if (taken >= this.rooms.length) return undefined;
    this.taken.set(start, taken + 1);
    return this.rooms[taken];
  }
}

function eventTimes(item: PlannedItem): number[] {
  if ('shift' in item) return [item.at.getTime()];
  return item.steps.flatMap((step) => Array.from({ length: countEvents(step) }, () => step.at.getTime()));
}
