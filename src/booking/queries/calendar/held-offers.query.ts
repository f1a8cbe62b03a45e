import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { LocalDate } from '../../../kernel/local-time.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { sql } from '../../../platform/database/sql.js';
import type { HeldOfferDto } from './booking-days.dto.js';

type OfferRow = Omit<HeldOfferDto, 'expires_at_local'> & { expires_ms: string };

/** Reads the offers of the waiting list that hold a slot. */
@Injectable()
export class HeldOffersQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
  ) {}

  /** Returns the offers of some days, both included. @param therapistId only this therapist's */
  async forDays({ from, to }: { from: LocalDate; to: LocalDate }, therapistId?: string): Promise<HeldOfferDto[]> {
    const rows = await sql<OfferRow>(this.em.fork(), heldOffersSql, [from, to, therapistId ?? null]);
    return rows.map(({ expires_ms, ...offer }) => ({
      ...offer,
      expires_at_local: this.clock.toLocal(new Date(Number(expires_ms))).time,
    }));
  }
}

const heldOffersSql = /* sql */ `
  select w.id, r.therapist_id, r.starts_at::date::text as date, to_char(r.starts_at, 'HH24:MI') as time, r.duration_minutes,
    w.first_name || ' ' || w.last_name as client_name, w.service_name,
    (extract(epoch from w.offer_expires_at) * 1000)::text as expires_ms
  from waiting_list w join reservations r on r.booking_id = w.booking_id
  where w.status = 'offered' and r.starts_at >= $1::date and r.starts_at < $2::date + 1
    and ($3::uuid is null or r.therapist_id = $3)
  order by r.starts_at, w.id`;
