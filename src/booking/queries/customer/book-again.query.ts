import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { BOOKING_WINDOW_DAYS, ServiceCatalog } from '../../../catalog/index.js';
import { NotFoundError } from '../../../kernel/errors.js';
import { addDays, type LocalDate } from '../../../kernel/local-time.js';
import { toAmount } from '../../../kernel/money.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { type Executor, sql } from '../../../platform/database/sql.js';
import { type NextFreeDto, OpenStartsQuery } from '../../../scheduling/index.js';
import type { BookAgainDto, BookAgainStartDto } from './book-again.dto.js';

/** Largest number of free times that are offered. */
const MAX_STARTS = 3;
/** Numbers of days from today up to which days are read in one go, the nearest first. */
const DAYS_AT_ONCE = [7, 21, BOOKING_WINDOW_DAYS + 1];

/** Reads the booked treatment as it is sold now, and the next times when the same person is free for it. */
@Injectable()
export class BookAgainQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly services: ServiceCatalog,
    private readonly openStarts: OpenStartsQuery,
    private readonly clock: ShopClock,
  ) {}

  /** Returns the treatment of a booking and its next free times. @throws NotFoundError when there is no such booking */
  async forBooking(bookingId: string, db: Executor = this.em.fork()): Promise<BookAgainDto> {
    const [booked] = await sql<BookedRow>(db, bookedSql, [bookingId]);
    if (!booked) throw new NotFoundError('There is no such booking');
    const { service_id, therapist_id, is_unassigned, is_active, cancelled_date, ...slugs } = booked;
    const service = await this.services.findById(db, service_id);
    if (!service || service.isRetired) return { ...slugs, is_offered: false, starts: [] };
    const who = is_unassigned ? undefined : therapist_id;
    const free = is_unassigned || is_active ? await this.findStarts(db, { service_id, who, from: cancelled_date }) : [];
    const starts = await Promise.all(free.map((start) => this.withPrice(db, service_id, start)));
    return { ...slugs, is_offered: true, starts };
  }

  private async withPrice(db: Executor, serviceId: string, start: NextFreeDto): Promise<BookAgainStartDto> {
    const service = await this.services.findById(db, serviceId, start.therapist_id);
    if (!service) throw new NotFoundError('There is no such service');
    return { ...start, price: toAmount(service.priceCents), duration: service.durationMinutes };
  }

  /**
   * Returns the first free times, one for each time; only with `who` where it is given. Whoever has cancelled for a day to
   * come looks for another from that day on, and before it only where there is none.
   */
  private async findStarts(db: Executor, { service_id, who, from: day }: WantedStarts): Promise<NextFreeDto[]> {
    const today = this.clock.today();
    const found: NextFreeDto[] = [];
    const first = day && day > today ? day : today;
    let from = 0;
    for (const until of DAYS_AT_ONCE) {
      const last = addDays(today, BOOKING_WINDOW_DAYS);
      const days = Array.from({ length: until - from }, (_, nth) => addDays(first, from + nth));
      const dates = days.filter((each) => each <= last);
      for (const start of await this.openStarts.findFree(db, service_id, dates, {
        therapistIds: who === undefined ? undefined : [who],
      })) {
        const { date, time, therapistName: therapist_name, therapistId: therapist_id } = start;
        const isKnown = found.some((other) => other.date === date && other.time === time);
        if (isKnown) continue;
        found.push({ date, time, therapist_id, therapist_name });
        if (found.length === MAX_STARTS) return found;
      }
      from = until;
    }
    if (found.length === 0 && first > today) return this.findStarts(db, { service_id, who, from: null });
    return found;
  }
}

interface WantedStarts {
  service_id: string;
  /** Id of the therapist; undefined for anybody. */
  who: string | undefined;
  from: LocalDate | null;
}

interface BookedRow {
  /** The day of a booking that was cancelled; null for any other. */
  cancelled_date: LocalDate | null;
  service_id: string;
  therapist_id: string;
  is_unassigned: boolean;
  is_active: boolean;
  service_slug: string;
  therapist_slug: string | null;
}

const bookedSql = /* sql */ `
  select b.service_id, b.therapist_id, t.is_unassigned, t.is_active, s.slug as service_slug,
    case when b.status = 'cancelled' then b.booking_date::text end as cancelled_date,
    case when t.is_unassigned then null else t.slug end as therapist_slug
  from bookings b join therapists t on t.id = b.therapist_id join services s on s.id = b.service_id
  where b.id = $1`;
