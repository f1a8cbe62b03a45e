import { personIdSql } from '../../clients/index.js';
import type { ClientSort } from './client-list.dto.js';

/** Values of a statement about the list: the shop's time `yyyy-MM-dd HH:mm`, and the currency of what was paid. */
const [NOW, CURRENCY] = ['$1::timestamp', '$2::text'];

/** SQL of the number of starts that have come; they lie in their order. */
const begunSql = (starts: string) => `width_bucket(${NOW}, ${starts})`;

/** SQL of the first start that is still to come, the one of this minute included; null where there is none. */
const nextSql = (starts: string) => `${starts}[width_bucket(${NOW} - interval '1 microsecond', ${starts}) + 1]`;

/** SQL of the figures of each client as of now, merged ones by themselves. */
const figuresSql = /* sql */ `
  select f.*, f.completed + ${begunSql('f.confirmed_starts')} as visits,
    greatest(f.last_completed_at, f.confirmed_starts[${begunSql('f.confirmed_starts')}]) as last_visit_at,
    least(${nextSql('f.confirmed_starts')}, ${nextSql('f.requested_starts')}) as next_visit_at,
    coalesce((f.paid ->> ${CURRENCY})::bigint, 0) as paid_cents
  from client_figures f`;

/** SQL of the name as it is sorted, like the column of the figures; of records there is an index by it. */
const sortNameSql = (row: string) => `fold(btrim(${row}.first_name || ' ' || ${row}.last_name)) collate "C"`;

/** Condition that nobody who is on record has figures, asked of one after the other, so that it ends with the page. */
const WITHOUT_ROW = '(select f.client_id from client_figures f where f.client_id = c.id) is null';

/** The figures of each client, and the SQL of those of who has no bookings. */
const FIGURES = {
  visits: '0',
  no_shows: '0',
  last_visit_at: 'null::timestamp',
  next_visit_at: 'null::timestamp',
  paid_cents: '0',
};

/**
 * Returns SQL of the people of the list with their figures, each under the record that stands for them.
 * @param hasName whether the name is read as well, by which they are sorted
 */
export const peopleSql = (hasName = false): string =>
  withMergedSql(toBranches({ name: hasName, figures: true }).join(' union all '), hasName);

/**
 * Returns SQL of the first people by their names, of whom nothing else is asked. It is read from indexes: of who has booked
 * a page, of the others only the names up to its end.
 * @param where the condition on `p`, which has `id` and `sort_name`
 */
export function peopleByNameSql(where: string, limit: number): string {
  const end = `order by p.sort_name, p.id limit ${limit}`;
  const [booked, ...others] = toBranches({ name: true, figures: false });
  const upToEnd = others.map(
    (branch) => /* sql */ `(
      select p.id, p.sort_name from (${branch}) p
      where ${where} and p.sort_name <= (select coalesce((select max(sort_name) from booked having count(*) = ${limit}), chr(1114111)))
      ${end})`,
  );
  return /* sql */ `
    with booked as materialized (select p.id, p.sort_name from (${booked}) p where ${where} ${end})
    select p.id from (select id, sort_name from booked union all ${upToEnd.join(' union all ')}) p ${end}`;
}

/**
 * Returns SQL of each kind of people: who has booked, who is on record, and who waits. A walk-in without address and
 * number is nobody's client.
 * @param has the columns beside `id`: what is left out costs nothing
 */
function toBranches(has: { name: boolean; figures: boolean }): string[] {
  const columns = (id: string, name: string, figures: (key: string, none: string) => string) =>
    [
      `${id} as id`,
      ...(has.name ? [`${name} as sort_name`] : []),
      ...(has.figures ? Object.entries(FIGURES).map(([key, none]) => `${figures(key, none)} as ${key}`) : []),
    ].join(', ');
  const withoutBookings = (row: string, id: string) => columns(`${row}.${id}`, sortNameSql(row), (_, none) => none);
  const booked = /* sql */ `
    select ${columns('f.client_id', 'f.sort_name', (key) => `f.${key}`)}
    from ${has.figures ? `(${figuresSql})` : 'client_figures'} f
    where not exists (select from clients r where r.id = f.client_id and r.root_id is not null)
      and (f.has_contact or exists (select from client_identities i where i.client_id = f.client_id))`;
  const onRecord = /* sql */ `
    select ${withoutBookings('c', 'id')}
    from clients c
    where c.root_id is null and c.customer_key is not null
      and ${has.figures ? 'not exists (select from client_figures f where f.client_id = c.id)' : WITHOUT_ROW}`;
  const waiting = /* sql */ `
    (select distinct on (w.client_id) ${withoutBookings('w', 'client_id')}
    from waiting_list w
    where w.first_name <> '' and customer_key(w.client_email, w.client_phone) is not null
      and not exists (select from client_figures f where f.client_id = w.client_id)
      and not exists (select from clients c where c.id = w.client_id)
    order by w.client_id, w.joined_at desc, w.id)`;
  return [booked, onRecord, waiting];
}

/** SQL of people with their figures and those of the records that were merged into theirs. */
const withMergedSql = (people: string, hasName: boolean) => /* sql */ `
  select own.id, ${hasName ? 'own.sort_name, ' : ''}(own.visits + coalesce(merged.visits, 0))::int as visits,
    (own.no_shows + coalesce(merged.no_shows, 0))::int as no_shows,
    greatest(own.last_visit_at, merged.last_visit_at) as last_visit_at,
    least(own.next_visit_at, merged.next_visit_at) as next_visit_at,
    own.paid_cents + coalesce(merged.paid_cents, 0) as paid_cents
  from (${people}) own
  left join (
    select record.root_id as id, sum(f.visits) as visits, sum(f.no_shows) as no_shows, max(f.last_visit_at) as last_visit_at,
      min(f.next_visit_at) as next_visit_at, sum(f.paid_cents)::bigint as paid_cents
    from (${figuresSql}) f join clients record on record.id = f.client_id
    where record.root_id is not null group by record.root_id
  ) merged using (id)`;

/** SQL of the value that each order goes by, and its type. */
export const SORTS: Record<ClientSort, { value: string; type: string; isDescending: boolean }> = {
  name: { value: 'p.sort_name', type: 'text collate "C"', isDescending: false },
  last_visit: { value: `coalesce(p.last_visit_at, '-infinity')`, type: 'timestamp', isDescending: true },
  visits: { value: 'p.visits', type: 'int', isDescending: true },
  paid: { value: 'p.paid_cents', type: 'bigint', isDescending: true },
};

/**
 * SQL of the people of whom a column has a value: of several records the one that was kept decides, else another.
 */
const saidByRecordSql = (column: string, is: string) => /* sql */ `
  select said.id from (
    select distinct on (coalesce(c.root_id, c.id)) coalesce(c.root_id, c.id) as id, c.${column} as value
    from clients c where c.${column} is not null order by coalesce(c.root_id, c.id), c.root_id is not null, c.id
  ) said where said.value = ${is}`;

export const prefersTherapistSql = (id: string): string => saidByRecordSql('preferred_therapist_id', `${id}::uuid`);
export const bornInMonthSql = (month: string): string => saidByRecordSql('birth_month', `${month}::int`);

export const taggedSql = (tag: string): string => /* sql */ `
  select coalesce(c.root_id, c.id) from client_tags t join clients c on c.id = t.client_id where t.folded = fold(${tag})`;

/** SQL of the people found by a search. @param isFound the condition on `identities i` */
export const foundSql = (isFound: string): string => /* sql */ `
  select ${personIdSql('i.client_id')} from identities i where ${isFound} and i.customer_key <> ''`;
