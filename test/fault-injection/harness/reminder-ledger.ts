import { toInstant } from '../../support/clock/to-instant.js';

const HOUR_MS = 3_600_000;

/** A start that a booking has or had, and when it was agreed and given up; instants in milliseconds. */
interface Agreement {
  email: string;
  start: string;
  since: number;
  until: number;
}

/** What the reminders of a shop should be, by sums of its own: 48 hours before each start, as time passes and not as clocks show it. */
export class ReminderLedger {
  private readonly agreements: Agreement[] = [];

  constructor(private readonly timeZone: string) {}

  /** @param start shop-local, `yyyy-MM-ddTHH:mm` */
  agree(email: string, start: string, now: number): void {
    this.agreements.push({ email, start, since: now, until: Infinity });
  }

  /** Moved, cancelled or erased: no reminder of that start from then on. */
  end(email: string, now: number): void {
    for (const one of this.agreements) if (one.email === email && one.until === Infinity) one.until = now;
  }

  /** Each reminder that was due until then, as `who start`, and the moment. */
  dueUntil(now: number): Map<string, number> {
    const due = new Map<string, number>();
    for (const { email, start, since, until } of this.agreements) {
      const at = this.momentFor(start, since);
      if (at !== undefined && at <= now && at < until) due.set(`${email} ${start}`, at);
    }
    return due;
  }

  private momentFor(start: string, since: number): number | undefined {
    const startsAt = Date.parse(toInstant(start, this.timeZone));
    return [48, 24].map((hours) => startsAt - hours * HOUR_MS).find((at) => at >= since);
  }
}
