import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { BOOKING_WINDOW_DAYS } from '../../catalog/index.js';
import { NotFoundError } from '../../kernel/errors.js';
import { addDays, type LocalDate } from '../../kernel/local-time.js';
import { sql } from '../../platform/database/sql.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import type { AnnouncedClosureDto, ClosureDto } from './closure.dto.js';
import { Closure } from './closure.entity.js';

/** Reads the closures, in addition to the weekly hours. */
@Injectable()
export class ClosuresQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
  ) {}

  /**
   * Lists the closures that have not ended, the next one first, each with the numbers of bookings and shifts on its
   * days.
   */
  upcoming(): Promise<ClosureDto[]> {
    return sql<ClosureDto>(this.em.fork(), `${selectSql} where c.last_date >= $1::date ${orderSql}`, [
      this.clock.today(),
    ]);
  }

  /** Lists the closures on days that visitors can book, the next one first. */
  announced(): Promise<AnnouncedClosureDto[]> {
    const today = this.clock.today();
    return sql<AnnouncedClosureDto>(this.em.fork(), announcedSql, [today, addDays(today, BOOKING_WINDOW_DAYS)]);
  }

  /** Whether the shop is closed today, whatever its weekly hours. */
  async isToday(): Promise<boolean> {
    return (await sql(this.em.fork(), todaySql, [this.clock.today()])).length > 0;
  }

  /** Returns one closure. @throws NotFoundError */
  async byId(id: string): Promise<ClosureDto> {
    const today: LocalDate = this.clock.today();
    const [closure] = await sql<ClosureDto>(this.em.fork(), `${selectSql} where c.id = $2`, [today, id]);
    if (!closure) throw new NotFoundError('There is no such closure');
    return closure;
  }
}

/** Returns the closure, locked until the transaction ends. @throws NotFoundError */
export async function requireClosure(em: EntityManager, id: string): Promise<Closure> {
  const closure = await em.findOne(Closure, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!closure) throw new NotFoundError('There is no such closure');
  return closure;
}

const announcedSql = /* sql */ `
  select c.name, c.first_date::text as first_date, c.last_date::text as last_date
  from closures c where c.last_date >= $1::date and c.first_date <= $2::date
  order by c.first_date, c.name, c.id`;

const todaySql = /* sql */ `select from closures where $1::date between first_date and last_date limit 1`;

const orderSql = /* sql */ `order by c.first_date, c.name, c.id`;

/** SQL of the closures. Bookings and shifts of past days of a closure are not counted. */
const selectSql = /* sql */ `
  select c.id, c.name, c.first_date::text as first_date, c.last_date::text as last_date, c.version,
    held.bookings as open_bookings, held.offers,
    (select count(*)::int from therapist_roster r
      where r.roster_date between greatest(c.first_date, $1::date) and c.last_date) as shifts
  from closures c
  cross join lateral (
    select count(*) filter (where not r.is_offer)::int as bookings,
      count(*) filter (where r.is_offer)::int as offers
    from reservations r where r.starts_at >= greatest(c.first_date, $1::date) and r.starts_at < c.last_date + 1
  ) held`;
