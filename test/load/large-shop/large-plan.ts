import { randomUUIDv7 } from 'node:crypto';
import { type RandomInt, seededRandom } from '../../../src/demo/seeded-random.js';
import { type ScenarioInputs, scenarioAt, toSecondGuest } from './booking-scenarios.js';
import { type BulkPlan, type PlannedItem, rankItems } from '../../../src/demo/bulk/bulk-plan.js';
import { isWithinShift, type PlannedShift, planShifts, type StaffMember } from './shifts.js';

/** Days ahead that have a roster. */
export const ROSTER_LEAD_DAYS = 63;

/** The plan of the large shop's three years, the same each time it is made. */
export class LargePlan implements BulkPlan {
  readonly ranks: Uint32Array;

  constructor(
    private readonly inputs: ScenarioInputs & { staff: readonly StaffMember[]; bookings: number; seed: string },
  ) {
    this.ranks = rankItems(this.items());
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
