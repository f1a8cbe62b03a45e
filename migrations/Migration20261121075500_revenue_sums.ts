import { Migration } from '@mikro-orm/migrations';

/**
 * A year of `revenue_totals` has hundreds of thousands of rows in a shop with many therapists. These tables hold the
 * sums that reports ask for. Triggers keep them, so that they are right whoever writes the totals: an older version,
 * too, or a rebuild.
 */
export class Migration20261121075500_revenue_sums extends Migration {
  override up(): void {
    this.addSql(tables);
    for (const [operation, changed] of Object.entries(changes)) this.addSql(keeping(operation, changed));
    this.addSql(
      `insert into revenue_sums (part, grain, start, id, status, currency, bookings, cents) ${summed('select *, 1 as sign from revenue_totals')}`,
    );
  }
}

const tables = /* sql */ `
create table revenue_sums (
  part text not null check (part in ('all', 'service', 'therapist')),
  grain text not null check (grain in ('day', 'month')),
  start date not null,
  id uuid not null,
  status text not null,
  currency text not null,
  bookings int not null,
  cents bigint not null,
  primary key (part, grain, start, id, status, currency)
);
comment on table revenue_sums is 'Sums of revenue_totals, kept by its triggers: per day, and per day and month of each service and therapist';
create index revenue_totals_by_therapist on revenue_totals (therapist_id, day);
`;

/** The rows that each operation adds and removes, under the names of the transition tables. */
const changes = {
  insert: 'select *, 1 as sign from added',
  update: 'select *, 1 as sign from added union all select *, -1 from removed',
  delete: 'select *, -1 as sign from removed',
};

function keeping(operation: string, changed: string): string {
  const referencing = [
    changed.includes('added') && 'new table as added',
    changed.includes('removed') && 'old table as removed',
  ];
  return /* sql */ `
create function sum_revenue_on_${operation}() returns trigger language plpgsql as $$
begin
  insert into revenue_sums as s (part, grain, start, id, status, currency, bookings, cents)
  ${summed(changed)}
  on conflict (part, grain, start, id, status, currency)
  do update set bookings = s.bookings + excluded.bookings, cents = s.cents + excluded.cents;
  return null;
end $$;
create trigger revenue_totals_summed_on_${operation} after ${operation} on revenue_totals
  referencing ${referencing.filter(Boolean).join(' ')} for each statement execute function sum_revenue_on_${operation}();
`;
}

function summed(changed: string): string {
  return /* sql */ `
  select p.part, p.grain, p.start, p.id, status, currency, sum(sign * bookings), sum(sign * cents)
  from (${changed}) c cross join lateral (values
    ('all', 'day', day, '00000000-0000-0000-0000-000000000000'::uuid),
    ('service', 'day', day, service_id),
    ('therapist', 'day', day, therapist_id),
    ('service', 'month', date_trunc('month', day)::date, service_id),
    ('therapist', 'month', date_trunc('month', day)::date, therapist_id)
  ) as p (part, grain, start, id)
  group by p.part, p.grain, p.start, p.id, status, currency
  having sum(sign * bookings) <> 0 or sum(sign * cents) <> 0`;
}
