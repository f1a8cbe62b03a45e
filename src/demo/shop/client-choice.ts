import { daysBetween, type LocalDate } from '../../kernel/local-time.js';
import { regularClients } from '../content/clients.js';
import type { RandomInt } from '../seeded-random.js';

/** Number of clients who came before the first day of the demo's history. */
const FORMER_CLIENTS = 140;

/** Bookings in a hundred that are a client's first. */
const FIRST_VISITS_PERCENT = 18;

/** Days after which a client comes again at the earliest. */
const MIN_DAYS_BETWEEN_VISITS = 12;

/** Clients that are drawn before the booking goes to a new one instead. */
const MAX_DRAWS = 12;

export interface ChosenClient {
  number: number;
  /** The day of the client's booking before; null for the first in the demo's history. */
  lastDay: LocalDate | null;
}

/** Chooses the clients of bookings, day after day: most come again after some weeks, some are new. */
export class ClientChoice {
  /** The latest day of each client, by number. */
  private readonly lastDays: (LocalDate | null)[] = new Array<null>(FORMER_CLIENTS).fill(null);

  constructor(private readonly random: RandomInt) {}

  /** Returns the client of a booking. */
  choose(date: LocalDate): ChosenClient {
    const number = this.random(100) < FIRST_VISITS_PERCENT ? null : this.drawFormer(date);
    const chosen = number ?? this.lastDays.length;
    const lastDay = this.lastDays[chosen] ?? null;
    this.lastDays[chosen] = date;
    return { number: chosen, lastDay };
  }

  /** Draws a client who has not come for a while, one in five of them a regular; null when there is none. */
  private drawFormer(date: LocalDate): number | null {
    for (let draw = 0; draw < MAX_DRAWS; draw++) {
      const number = this.random(this.random(5) === 0 ? regularClients.length : this.lastDays.length);
      const last = this.lastDays[number] ?? null;
      if (last === null || daysBetween(last, date) >= MIN_DAYS_BETWEEN_VISITS) return number;
    }
    return null;
  }
}
