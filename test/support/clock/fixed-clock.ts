import { Clock } from '../../../src/platform/clock/clock.js';

/** A clock that does not move until a test moves it. */
export class FixedClock extends Clock {
  /** @param instant ISO 8601; the default is Monday 2026-03-02, 10:00 in Sydney */
  constructor(private instant = '2026-03-01T23:00:00.000Z') {
    super();
  }

  override now(): Date {
    return new Date(this.instant);
  }

  set(instant: string): void {
    this.instant = instant;
  }

  advance(by: { minutes?: number; hours?: number; days?: number }): void {
    const minutes = (by.minutes ?? 0) + 60 * ((by.hours ?? 0) + 24 * (by.days ?? 0));
    this.instant = new Date(this.now().getTime() + minutes * 60_000).toISOString();
  }
}
