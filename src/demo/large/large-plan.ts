import type { LifeStep } from '../../booking/index.js';
import { diceOf } from '../dice.js';
import { eventsOf, type LifeParts, lifeAt } from './lives.js';
import { placesOf } from './order.js';
import { type PlannedShift, plannedShifts, type StaffMember } from './shifts.js';

/** Days ahead for which the roster stands. */
export const rosterLead = 63;

/** What is told of the large shop: a shift that is entered, or a booking's life. Its events follow each other. */
export type Told = { shift: PlannedShift; at: Date } | { steps: LifeStep[] };

/** The large shop's three years, the same each time they are told. */
export class LargePlan {
  /** How many events there are, and the place of each among all, in the order in which they are told. */
  readonly places: Uint32Array;

  constructor(
    private readonly parts: LifeParts & { staff: readonly StaffMember[]; bookings: number; seed: string },
  ) {
    const times: number[] = [];
    for (const told of this.tell()) times.push(...timesOf(told));
    this.places = placesOf(Float64Array.from(times));
  }

  *tell(): Generator<Told> {
    const { calendar, staff, bookings, seed } = this.parts;
    const dice = diceOf(seed);
    for (const shift of plannedShifts(calendar, staff, bookings, dice)) {
      yield { shift, at: calendar.instant(shift.day.ahead - rosterLead, 480) };
      for (const start of shift.starts) yield { steps: lifeAt(start, shift, this.parts, dice) };
    }
  }
}

function timesOf(told: Told): number[] {
  if ('shift' in told) return [told.at.getTime()];
  return told.steps.flatMap((step) => Array.from({ length: eventsOf(step) }, () => step.at.getTime()));
}
