import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { addDays } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { isLocalDate } from '../../platform/http/validation/local-time.decorators.js';
import { BOOKING_WINDOW_DAYS } from '../storefront/booking-window-days.js';
import type { BookingLinkDto, BookingLinkQueryDto } from './booking-link.dto.js';

interface Linked {
  id: string;
  name: string;
  /** Whether the service or therapist can still be booked. */
  offered: boolean;
}

/** Resolves a link to the booking dialog: `/book?service=…&therapist=…&date=…`. */
@Injectable()
export class BookingLinkQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
  ) {}

  async resolve({ service, therapist, date }: BookingLinkQueryDto): Promise<BookingLinkDto> {
    const linkedService = service ? await this.find(serviceSql, service) : undefined;
    const linkedTherapist = therapist ? await this.find(therapistSql, therapist) : undefined;
    const dateNotice = date ? this.findDateNotice(date) : undefined;
    return {
      service_id: linkedService?.offered ? linkedService.id : null,
      therapist_id: linkedTherapist?.offered ? linkedTherapist.id : null,
      date: date && !dateNotice ? date : null,
      notices: [
        service ? toNotice(linkedService, 'treatment') : undefined,
        therapist ? toNotice(linkedTherapist, 'therapist') : undefined,
        dateNotice,
      ].filter((notice) => notice !== undefined),
    };
  }

  private async find(statement: string, slug: string): Promise<Linked | undefined> {
    const [row] = await sql<Linked>(this.em.fork(), statement, [slug.trim().toLowerCase()]);
    return row;
  }

  private findDateNotice(date: string): string | undefined {
    const today = this.clock.today();
    if (!isLocalDate(date)) return 'This link names a date that does not exist. Please choose a day.';
    if (date < today) return 'The date of this link has passed. Please choose another day.';
    if (date > addDays(today, BOOKING_WINDOW_DAYS)) {
      return `You can book up to ${BOOKING_WINDOW_DAYS} days ahead. Please choose an earlier day.`;
    }
    return undefined;
  }
}

function toNotice(linked: Linked | undefined, kind: 'treatment' | 'therapist'): string | undefined {
  if (!linked) return `This link names a ${kind} that we do not have. Please choose one.`;
  if (linked.offered) return undefined;
  return kind === 'treatment'
    ? `${linked.name} is no longer offered. Please choose another treatment.`
    : `${linked.name} no longer works with us. Please choose another therapist.`;
}

const serviceSql = /* sql */ `select id, name, retired_at is null as offered from services where slug = $1`;
const therapistSql = /* sql */ `select id, name, is_active as offered from therapists where slug = $1`;
