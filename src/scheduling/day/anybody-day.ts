import type { BookableDay } from './bookable-day.js';

type WorkingDay = Pick<BookableDay, 'givesService' | 'isAtListPrice' | 'isFreeAt'>;

/** A day of Any Available, whose starts are those that somebody could give. */
export class AnybodyDay {
  private readonly days: WorkingDay[] = [];

  /**
   * @param working return the days of those who work and take bookings; most questions need the first few only
   * @param isAssignedAtOnce whether a booking goes to one of them at once, or waits for the shop
   */
  constructor(
    private readonly working: readonly (() => WorkingDay)[],
    private readonly isAssignedAtOnce: boolean,
  ) {}

  /** Whether nobody works that day, as far as is known yet. */
  get isUnrostered(): boolean {
    return this.working.length === 0;
  }

  get givesService(): boolean {
    return this.listDays().some(({ givesService }) => givesService);
  }

  /**
   * Whether somebody who could be given the booking is free at one of some minutes of the day. Where that happens at
   * once, who gives the treatment at another price is not: no client of Any Available has agreed to it.
   */
  isFreeAt(minutes: readonly number[]): boolean {
    return this.listDays().some(
      (day) => (day.isAtListPrice || !this.isAssignedAtOnce) && minutes.some((minute) => day.isFreeAt(minute)),
    );
  }

  /**
   * Returns whether somebody is free for a start, or else what a booking there would be: a request, or, where Any
   * Available is assigned at once, nothing that the shop offers. Who is free at another price can be chosen by name.
   * @param minute of the day
   */
  judge(minute: number): 'free' | 'on_request' | 'taken' {
    if (this.isFreeAt([minute])) return 'free';
    const isOpen = !this.isAssignedAtOnce || this.isUnrostered || this.listDays().some((day) => day.isFreeAt(minute));
    return isOpen ? 'on_request' : 'taken';
  }

  private *listDays(): Generator<WorkingDay> {
    for (const [nth, find] of this.working.entries()) yield (this.days[nth] ??= find());
  }
}
