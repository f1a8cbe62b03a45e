import { personIdSql } from '../../clients/index.js';
import type { ClientSort } from './client-list.dto.js';

/** Values of a statement about the list: the shop's time `yyyy-MM-dd HH:mm`, and the currency of what was paid. */
const [NOW, CURRENCY] = ['$1::timestamp', '$2::text'];

/** SQL of a value that follows from the starts of bookings; most clients have none, and are spared the search. */
const ofStartsSql = (starts: string, value: string, otherwise: string) => /* sql */ `
  case when ${starts} = '{}' then ${otherwise} else (select ${value} from unnest(${starts}) as start) end`;

/** SQL of the figures of each client as of now, merged ones by themselves. */
const figuresSql = /* sql */ `
  select f.client_id, f.sort_name, f.has_contact, f.no_shows,
    f.completed + ${ofStartsSql('f.confirmed_starts', `count(*) filter (where start <= ${NOW})`, '0')} as visits,
    greatest(f.last_completed_at,
      ${ofStartsSql('f.confirmed_starts', `max(start) filter (where start <= ${NOW})`, 'null')}) as last_visit_at,
    least(${ofStartsSql('f.confirmed_starts', `min(start) filter (where start >= ${NOW})`, 'null')},
      ${ofStartsSql('f.requested_starts', `min(start) filter (where start >= ${NOW})`, 'null')}) as next_visit_at,
    coalesce((f.paid ->> ${CURRENCY})::bigint, 0) as paid_cents
  from client_figures f`;

/** SQL of the name as it is sorted, like the column of the figures. */
const sortNameSql = (row: string) => `fold(btrim(${row}.first_name || ' ' || ${row}.last_name)) collate "C"`;

/** SQL of the figures of who has no bookings. */
const withoutFigures = /* sql */ `0 as no_shows, 0 as visits, null::timestamp as last_visit_at, null::timestamp as next_visit_at, 0 as paid_cents`;

/**
 * SQL of the people of the list, each under the record that stands for them: who has booked, who is on record, and who
 * waits. A walk-in without address and number is nobody's client.
 */
export const peopleSql = /* sql */ `
  select own.id, own.sort_name, (own.visits + coalesce(merged.visits, 0))::int as visits,
    (own.no_shows + coalesce(merged.no_shows, 0))::int as no_shows,
    greatest(own.last_visit_at, merged.last_visit_at) as last_visit_at,
    least(own.next_visit_at, merged.next_visit_at) as next_visit_at,
    own.paid_cents + coalesce(merged.paid_cents, 0) as paid_cents
  from (
    select f.client_id as id, f.sort_name, f.no_shows, f.visits, f.last_visit_at, f.next_visit_at, f.paid_cents
    from (${figuresSql}) f
    where not exists (select from clients r where r.id = f.client_id and r.root_id is not null)
      and (f.has_contact or exists (select from client_identities i where i.client_id = f.client_id))
    union all
    select c.id, ${sortNameSql('c')}, ${withoutFigures}
    from clients c
    where c.root_id is null and c.customer_key is not null and not exists (select from client_figures f where f.client_id = c.id)
    union all
    (select distinct on (w.client_id) w.client_id, ${sortNameSql('w')}, ${withoutFigures}
    from waiting_list w
    where w.first_name <> '' and customer_key(w.client_email, w.client_phone) is not null
      and not exists (select from client_figures f where f.client_id = w.client_id)
      and not exists (select from clients c where c.id = w.client_id)
    order by w.client_id, w.joined_at desc, w.id)
  ) own
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
