import type { BookingStep } from '../../booking/index.js';
import { seededRandom } from '../seeded-random.js';
import { countEvents, type ScenarioInputs, scenarioAt } from './booking-scenarios.js';
import { rankByTime } from './rank-by-time.js';
import { type PlannedShift, planShifts, type StaffMember } from './shifts.js';

/** Days ahead that have a roster. */
export const ROSTER_LEAD_DAYS = 63;

/** A part of the large shop's history: a shift that is entered, or a booking's life. Its events follow each other. */
export type PlannedItem = { shift: PlannedShift; at: Date } | { steps: BookingStep[] };

/** The large shop's three years, the same each time they are made. */
export class LargePlan {
  /** How many events there are, and the place of each among all, in the order in which they are made. */
  readonly ranks: Uint32Array;

  constructor(
    private readonly inputs: ScenarioInputs & { staff: readonly StaffMember[]; bookings: number; seed: string },
  ) {
    const times: number[] = [];
    for (const told of this.items()) times.push(...eventTimes(told));
    this.ranks = rankByTime(Float64Array.from(times));
  }

  *items(): Generator<PlannedItem> {
    const { calendar, staff, bookings, seed } = this.inputs;
    const random = seededRandom(seed);
    for (const shift of planShifts(calendar, staff, bookings, random)) {
      yield { shift, at: calendar.instant(shift.day.ahead - ROSTER_LEAD_DAYS, 480) };
      for (const start of shift.starts) yield { steps: scenarioAt(start, shift, this.inputs, random) };
    }
  }
}

function eventTimes(item: PlannedItem): number[] {
  if ('shift' in item) return [item.at.getTime()];
  return item.steps.flatMap((step) => Array.from({ length: countEvents(step) }, () => step.at.getTime()));
}
