import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isOpenSql } from '../../booking/index.js';
import {
  clientAlertSql,
  hasShortWord,
  isLongEnough,
  isPhoneSearch,
  personIdSql,
  personIdsSql,
  toIdentityConditions,
  type WordMatch,
} from '../../clients/index.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { Config } from '../../platform/config.js';
import { SKIP_PREPARE } from '../../platform/database/prepared-statement-client.js';
import { sql } from '../../platform/database/sql.js';
import type { ClientMatchDto } from './client-match.dto.js';

/** Most matches that are listed, so that they can be read at a glance. */
const MAX_MATCHES = 8;

/** Most identities that are considered: a text that matches more is still being typed. */
const MAX_IDENTITIES = 200;

/** Finds people by any identity, current or former, for a person at the phone. */
@Injectable()
export class ClientSearchQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
    private readonly config: Config,
  ) {}

  /**
   * Ranks people found by a current name, address or number first; among them those with a whole matching word in the
   * name, then by latest visit.
   */
  async find(text: string): Promise<ClientMatchDto[]> {
    if (!isLongEnough(text)) return [];
    const ofBooking = toIdRange(text.trim());
    if (ofBooking) return this.read((add) => [bookingsSql(add(ofBooking.first), add(ofBooking.last))]);
    if (isPhoneSearch(text)) return this.findKnown(text, ['part']);
    if (!hasShortWord(text)) return this.findKnown(text, ['whole', 'part']);
    const found = await this.findKnown(text, ['whole', 'prefix']);
    return found.length < MAX_MATCHES ? this.findKnown(text, ['whole', 'prefix', 'part']) : found;
  }

  private findKnown(text: string, matches: WordMatch[]): Promise<ClientMatchDto[]> {
    const { SHOP_COUNTRY: country } = this.config;
    return this.read((_, parameters) =>
      matches.map((match) => identitiesSql(toIdentityConditions(text, parameters, { country, match }))),
    );
  }

  /** Reads the matches. @param toFound returns the statements that find people, best matches first */
  private read(
    toFound: (add: (value: unknown) => string, parameters: unknown[]) => string[],
  ): Promise<ClientMatchDto[]> {
    const { date, time } = this.clock.now();
    const parameters: unknown[] = [`${date} ${time}`];
    const found = toFound((value) => `$${parameters.push(value)}`, parameters);
    return sql<ClientMatchDto>(this.em.fork(), `${SKIP_PREPARE}${matchesSql(found)}`, parameters);
  }
}

/** Returns the range of ids that begin with these eight or more hexadecimal digits; null for other texts. */
function toIdRange(text: string): { first: string; last: string } | null {
  if (!/^[0-9a-f]{8}(-[0-9a-f-]*)?$/i.test(text) || /^\d+$/.test(text)) return null;
  const digits = text.replaceAll('-', '').slice(0, 32);
  const toId = (fill: string) => digits.padEnd(32, fill).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { first: toId('0'), last: toId('f') };
}

const bookingsSql = (first: string, last: string) => /* sql */ `
  select client_id, client_name as value from bookings
  where id between ${first} and ${last} and client_name <> '' and customer_key(client_email, client_phone) is not null`;

/** A walk-in who gave neither address nor number cannot be found. */
const identitiesSql = (isFound: string) => /* sql */ `
  select i.client_id, i.value from identities i where ${isFound} and i.customer_key <> ''`;

const rankedSql = (found: string, rank: number) => /* sql */ `
  (select each.*, ${rank} as rank from (${found}) each limit ${MAX_IDENTITIES})`;

/** SQL of the matches, under the names of those who stand for the persons. */
const matchesSql = (found: string[]) => /* sql */ `
  with found as materialized (${found.map(rankedSql).join(' union all ')}),
  people as (
    select distinct on (id) *
    from (
      select person.id, found.value, found.rank, now.name, now.email, now.phone, now.last_booking_date,
        found.value not in (now.name, coalesce(now.email, ''), now.phone) as is_former
      from found
      cross join lateral (select ${personIdSql('found.client_id')} as id) person
      cross join lateral client_details(person.id) now
    ) each
    order by id, is_former, rank
  ),
  best as (
    select * from people order by is_former, rank, last_booking_date desc nulls last, id limit ${MAX_MATCHES}
  )
  select best.id, best.name, best.email, best.phone, case when is_former then best.value end as former,
    ${clientAlertSql('best.id')} as alert, best.last_booking_date::text as last_booking_date, upcoming.next_booking
  from best
  left join lateral (
    select json_build_object('booking_date', b.booking_date::text, 'booking_time', to_char(b.booking_time, 'HH24:MI'),
      'service_name', b.service_name) as next_booking
    from bookings b
    where b.client_id in (${personIdsSql('best.id')})
      and ${isOpenSql('b.status')} and b.booking_date + b.booking_time >= $1::timestamp
    order by b.booking_date, b.booking_time limit 1
  ) upcoming on true
  order by best.is_former, best.rank, best.last_booking_date desc nulls last, best.id`;
