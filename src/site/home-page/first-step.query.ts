import { Injectable } from '@nestjs/common';
import { addDays } from '../../kernel/local-time.js';
import {
  type DayAvailabilityDto,
  type MonthAvailabilityDto,
  MonthAvailabilityQuery,
  PublicAvailabilityQuery,
} from '../../scheduling/index.js';
import type { LandingDto } from '../landing/landing.dto.js';

/** From what the first step of the booking dialog is rendered with the page. */
export interface FirstStep {
  /** Of the calendar that the dialog opens with, of anybody. */
  month: MonthAvailabilityDto;
  /** The days that are chosen most: their times show without a question to the server. */
  days: DayAvailabilityDto[];
}

@Injectable()
export class FirstStepQuery {
  constructor(
    private readonly availability: PublicAvailabilityQuery,
    private readonly months: MonthAvailabilityQuery,
  ) {}

  /** The next day with a free start and the one after it; undefined while nothing is free. */
  async read({ shop, next_free: [next], unassigned_therapist_id }: LandingDto): Promise<FirstStep | undefined> {
    if (!next) return undefined;
    const readDay = (date: string) => this.availability.day({ therapistId: unassigned_therapist_id, date });
    const [month, ...days] = await Promise.all([
      this.months.month({ month: shop.local_now.slice(0, 7), therapistId: undefined }),
      readDay(next.date),
      readDay(addDays(next.date, 1)),
    ]);
    return { month, days };
  }
}
