import { Migration } from '@mikro-orm/migrations';

/**
 * A year that ends in the middle of a month was mostly read as single days. Sums of weeks and quarters halve the rows
 * that its report reads. How a row of `revenue_totals` counts is now defined in one function, which later migrations
 * may replace.
 */
export class Migration20261121110000_coarser_revenue_sums extends Migration {
  override up(): void {
    // Whoever writes the totals meanwhile does so with the triggers of before.
    this.addSql('lock table revenue_totals in share row exclusive mode');
    this.addSql('alter table revenue_sums drop constraint revenue_sums_grain_check');
    this.addSql(shares);
    for (const [operation, changed] of Object.entries(changes)) this.addSql(keeping(operation, changed));
    this.addSql(coarser('week', 'day'));
    this.addSql(coarser('quarter', 'month'));
  }
}

const shares = /* sql */ `
create function revenue_shares(day date, service_id uuid, therapist_id uuid)
returns table (part text, grain text, start date, id uuid)
language sql immutable parallel safe as $$
  values
    ('all', 'day', day, '00000000-0000-0000-0000-000000000000'::uuid),
    ('service', 'day', day, service_id),
    ('therapist', 'day', day, therapist_id),
    ('service', 'week', date_trunc('week', day::timestamp)::date, service_id),
    ('therapist', 'week', date_trunc('week', day::timestamp)::date, therapist_id),
    ('service', 'month', date_trunc('month', day::timestamp)::date, service_id),
    ('therapist', 'month', date_trunc('month', day::timestamp)::date, therapist_id),
    ('service', 'quarter', date_trunc('quarter', day::timestamp)::date, service_id),
    ('therapist', 'quarter', date_trunc('quarter', day::timestamp)::date, therapist_id)
$$;
comment on function revenue_shares is 'The rows of revenue_sums that a row of revenue_totals counts for';
comment on table revenue_sums is 'Sums of revenue_totals, kept by its triggers: per day, and per day, week, month and quarter of each service and therapist';
`;

/** The rows that each operation adds and removes, under the names of the transition tables. */
const changes = {
  insert: 'select *, 1 as sign from added',
  update: 'select *, 1 as sign from added union all select *, -1 from removed',
  delete: 'select *, -1 as sign from removed',
};

function keeping(operation: string, changed: string): string {
  return /* sql */ `
create or replace function sum_revenue_on_${operation}() returns trigger language plpgsql as $$
begin
  insert into revenue_sums as s (part, grain, start, id, status, currency, bookings, cents)
  select share.part, share.grain, share.start, share.id, status, currency, sum(sign * bookings), sum(sign * cents)
  from (${changed}) c cross join lateral revenue_shares(day, service_id, therapist_id) share
  group by share.part, share.grain, share.start, share.id, status, currency
  having sum(sign * bookings) <> 0 or sum(sign * cents) <> 0
  on conflict (part, grain, start, id, status, currency)
  do update set bookings = s.bookings + excluded.bookings, cents = s.cents + excluded.cents;
  return null;
end $$;
`;
}

function coarser(grain: string, from: string): string {
  return /* sql */ `
insert into revenue_sums (part, grain, start, id, status, currency, bookings, cents)
select part, '${grain}', date_trunc('${grain}', start::timestamp)::date, id, status, currency, sum(bookings), sum(cents)
from revenue_sums where grain = '${from}' and part in ('service', 'therapist')
group by part, date_trunc('${grain}', start::timestamp), id, status, currency`;
}
