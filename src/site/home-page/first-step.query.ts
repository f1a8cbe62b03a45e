import { Injectable } from '@nestjs/common';
import {
  type DayAvailabilityDto,
  type MonthAvailabilityDto,
  MonthAvailabilityQuery,
  PublicAvailabilityQuery,
} from '../../scheduling/index.js';
import type { LandingDto } from '../landing/landing.dto.js';

/** Data from which the first step of the booking dialog is rendered with the page. */
export interface FirstStep {
  /** Availability, with any therapist, of the month that the calendar opens with, and of the next one. */
  months: MonthAvailabilityDto[];
  /** The days of both months that can be chosen, so that their times show without a request to the server. */
  days: DayAvailabilityDto[];
}

@Injectable()
export class FirstStepQuery {
  constructor(
    private readonly availability: PublicAvailabilityQuery,
    private readonly months: MonthAvailabilityQuery,
  ) {}

  /** Reads the data; undefined while nothing is free. */
  async read({ shop, next_free, unassigned_therapist_id }: LandingDto): Promise<FirstStep | undefined> {
    if (next_free.length === 0) return undefined;
    const first = Temporal.PlainYearMonth.from(shop.local_now.slice(0, 7));
    const months = await Promise.all(
      [first, first.add({ months: 1 })].map((month) =>
        this.months.month({ month: month.toString(), therapistId: undefined }),
      ),
    );
    const dates = months
      .flatMap(({ days }) => days)
      .filter(({ reason }) => reason !== 'beyond_window')
      .map(({ date }) => date)
      .filter((date) => date >= shop.local_now.slice(0, 10));
    return { months, days: await this.availability.days(unassigned_therapist_id, dates) };
  }
}
