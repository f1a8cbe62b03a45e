import { toInstant } from '../../support/clock/to-instant.js';

const HOUR_MS = 3_600_000;

/** A start that a booking has or had, when it was agreed and when it was given up; in milliseconds. */
interface Agreement {
  email: string;
  start: string;
  since: number;
  until: number;
}

/**
 * Computes, independently of the product, which reminders a shop should send: 48 hours before each start in elapsed
 * time, whatever the wall clock shows.
 */
export class ReminderLedger {
  private readonly agreements: Agreement[] = [];

  constructor(private readonly timeZone: string) {}

  /** @param start shop-local, `yyyy-MM-ddTHH:mm` */
  agree(email: string, start: string, now: number): void {
    this.agreements.push({ email, start, since: now, until: Infinity });
  }

  /** The start was given up by a move, a cancellation or an erasure: no reminder of it from then on. */
  end(email: string, now: number): void {
    for (const one of this.agreements) if (one.email === email && one.until === Infinity) one.until = now;
  }

  /** Each reminder that was due by then, as `recipient start`, with the moment. */
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
