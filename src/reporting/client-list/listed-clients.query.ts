import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PaymentSettings, ShopSettings } from '../../catalog/index.js';
import { firstSaidSql, IdentitySearch, personIdsSql } from '../../clients/index.js';
import { InvalidInputError } from '../../kernel/errors.js';
import { addDays } from '../../kernel/local-time.js';
import { type Cents, toAmount } from '../../kernel/money.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { SKIP_PREPARE } from '../../platform/database/prepared-statement-client.js';
import { sql } from '../../platform/database/sql.js';
import { ProjectionFreshness } from '../freshness/projection-freshness.js';
import {
  bornInMonthSql,
  foundSql,
  peopleByNameSql,
  peopleSql,
  prefersTherapistSql,
  SORTS,
  taggedSql,
} from './client-list-sql.js';
import type { ClientFilterDto, ClientListQueryDto, ListedClientDto, ListedClientsDto } from './client-list.dto.js';

/** Clients that are read at a time for a file. */
const EXPORT_PAGE_SIZE = 2_000;

const CURSOR_PATTERN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Lists the clients of the shop with their figures, from the projection of figures and their records of now. */
@Injectable()
export class ListedClientsQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly settings: ShopSettings,
    private readonly clock: ShopClock,
    private readonly identities: IdentitySearch,
    private readonly freshness: ProjectionFreshness,
  ) {}

  /** @param seesMoney whether the answer has what was paid @throws InvalidInputError for a cursor of no page */
  async page({ cursor, limit, ...filter }: ClientListQueryDto, seesMoney: boolean): Promise<ListedClientsDto> {
    const as_of = await this.freshness.atCheckpoint('client_figures');
    const { items, next_cursor } = await this.read(filter, cursor, limit);
    return { items: seesMoney ? items : items.map((client) => ({ ...client, paid: null })), next_cursor, as_of };
  }

  /** Counts the clients of a filter. */
  async count(filter: ClientFilterDto): Promise<number> {
    const { where, parameters } = await this.toConditions(filter);
    const statement = /* sql */ `select count(*)::int as count from (${peopleSql()}) p where ${where.join(' and ')}`;
    const [row] = await sql<{ count: number }>(this.em.fork(), `${SKIP_PREPARE}${statement}`, parameters);
    return row?.count ?? 0;
  }

  /** Returns all clients of a filter, in its order, some at a time. */
  async *pages(filter: ClientFilterDto): AsyncGenerator<ListedClientDto[]> {
    let cursor: string | undefined;
    do {
      const page = await this.read(filter, cursor, EXPORT_PAGE_SIZE);
      yield page.items;
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
  }

  private async read(
    filter: ClientFilterDto,
    cursor: string | undefined,
    limit: number,
  ): Promise<Pick<ListedClientsDto, 'items' | 'next_cursor'>> {
    const em = this.em.fork();
    const { where, parameters, ofFigures } = await this.toConditions(filter);
    const { value, type, isDescending } = SORTS[filter.sort];
    const direction = isDescending ? 'desc' : 'asc';
    if (cursor !== undefined) {
      const last = await this.findSortValue(em, filter, cursor, parameters.slice(0, 2));
      const [v, id] = [last, cursor].map((each) => `$${parameters.push(each)}`);
      where.push(`(${value}, p.id) ${isDescending ? '<' : '>'} (${v}::${type}, ${id}::uuid)`);
    }
    const [condition, isByName] = [where.join(' and '), filter.sort === 'name'];
    const found =
      isByName && !ofFigures
        ? peopleByNameSql(condition, limit + 1)
        : /* sql */ `
          select p.id from (${peopleSql(isByName)}) p where ${condition}
          order by ${value} ${direction}, p.id ${direction} limit ${limit + 1}`;
    const ids = (await sql<{ id: string }>(em, `${SKIP_PREPARE}${found}`, parameters)).map(({ id }) => id);
    const items = await this.describe(em, ids.slice(0, limit), parameters.slice(0, 2));
    return { items, next_cursor: ids.length > limit ? items.at(-1)!.id : null };
  }

  /** Reads these people, in the order of their ids. The list is narrowed and sorted first, without what only some need. */
  private async describe(
    em: EntityManager,
    ids: readonly string[],
    parameters: readonly unknown[],
  ): Promise<ListedClientDto[]> {
    const rows = await sql<ListedRow>(em, describeSql, [...parameters, ids]);
    return rows.map(toListedClient);
  }

  /** Returns the value by which the last client of a page is sorted, as text. */
  private async findSortValue(
    em: EntityManager,
    { sort }: ClientFilterDto,
    id: string,
    parameters: readonly unknown[],
  ): Promise<string> {
    const statement = /* sql */ `select (${SORTS[sort].value})::text as value from (${peopleSql(sort === 'name')}) p where p.id = $3::uuid`;
    const [row] = CURSOR_PATTERN.test(id) ? await sql<{ value: string }>(em, statement, [...parameters, id]) : [];
    if (!row) throw new InvalidInputError('cursor', 'This cursor belongs to no page');
    return row.value;
  }

  /** @returns the conditions with their parameters, and whether one of them is on figures */
  private async toConditions(
    filter: ClientFilterDto,
  ): Promise<{ where: string[]; parameters: unknown[]; ofFigures: boolean }> {
    const { currency } = await this.settings.read(PaymentSettings);
    const { date, time } = this.clock.now();
    const parameters: unknown[] = [`${date} ${time}`, currency];
    const add = (value: unknown) => `$${parameters.push(value)}`;
    // Both are always named, for PostgreSQL refuses a parameter that no text says the type of.
    const where = ['$1::timestamp is not null', '$2::text is not null'];
    const { text, not_seen_days: days, no_show, birthday, tag, therapist_id, upcoming } = filter;
    if (text?.trim()) where.push(`p.id in (${foundSql(this.identities.toConditions(text, parameters))})`);
    if (days !== undefined) where.push(`p.last_visit_at < ${add(addDays(date, 1 - days))}::date`);
    if (no_show !== undefined) where.push(`p.no_shows ${no_show ? '>' : '='} 0`);
    if (upcoming !== undefined) where.push(`p.next_visit_at is ${upcoming ? 'not null' : 'null'}`);
    if (tag !== undefined) where.push(`p.id in (${taggedSql(add(tag))})`);
    if (therapist_id) where.push(`p.id in (${prefersTherapistSql(add(therapist_id))})`);
    if (birthday) where.push(`p.id in (${bornInMonthSql(add(Number(date.slice(5, 7))))})`);
    return { where, parameters, ofFigures: [days, no_show, upcoming].some((each) => each !== undefined) };
  }
}

interface ListedRow extends Omit<ListedClientDto, 'paid' | 'birthday'> {
  paid_cents: Cents;
  birth_month: number | null;
  birth_day: number | null;
  birth_year: number | null;
}

function toListedClient({ paid_cents, birth_month, birth_day, birth_year, ...row }: ListedRow): ListedClientDto {
  const birthday =
    birth_month === null || birth_day === null ? null : { month: birth_month, day: birth_day, year: birth_year };
  return { ...row, birthday, paid: toAmount(paid_cents) };
}

/** SQL of people by their ids, with what is shown of each. */
const describeSql = /* sql */ `
  select p.id, now.name, now.email, coalesce(now.phone, '') as phone,
    array(select (array_agg(t.tag order by t.client_id <> p.id, t.tag))[1] from client_tags t where t.client_id in (${personIdsSql('p.id')})
      group by lower(t.tag), t.folded order by t.folded, 1) as tags,
    (select t.name from therapists t where t.id = kept.therapist_id) as preferred_therapist_name,
    kept.pressure as preferred_pressure, kept.birth_month, kept.birth_day, kept.birth_year,
    p.last_visit_at::date::text as last_visit_date, p.next_visit_at::date::text as next_visit_date,
    p.visits, p.no_shows, p.paid_cents::float8 as paid_cents
  from unnest($3::uuid[]) with ordinality as wanted (id, nth) join (select * from (${peopleSql()}) each where each.id = any ($3::uuid[])) p using (id)
  cross join lateral client_details(p.id) now
  cross join lateral (
    select ${firstSaidSql('preferred_therapist_id')} as therapist_id, ${firstSaidSql('preferred_pressure')} as pressure,
      ${['birth_month', 'birth_day', 'birth_year'].map((part) => `${firstSaidSql(part, 'birth_month')} as ${part}`).join(', ')}
    from clients said where said.id = p.id or said.root_id = p.id
  ) kept
  order by wanted.nth`;
