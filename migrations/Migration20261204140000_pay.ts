import { Migration } from '@mikro-orm/migrations';

/** Adds the pay of therapists: what sales mean for it, rates of commission, and tips that were paid out. */
export class Migration20261204140000_pay extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
create table pay_lines (
  sale_id uuid not null,
  nth int not null,
  kind text not null check (kind in ('treatment', 'adjustment', 'tip', 'refund')),
  day date not null,
  sold_on date not null,
  currency text not null,
  therapist_id uuid not null,
  booking_id uuid not null,
  service_id uuid,
  service_name text not null,
  base_cents bigint not null,
  prior_cents bigint not null,
  tip_cents bigint not null,
  primary key (sale_id, nth)
);
create index pay_lines_by_day on pay_lines (day, therapist_id);
create index pay_lines_tips on pay_lines (therapist_id, currency) include (tip_cents) where tip_cents <> 0;
comment on table pay_lines is
  'What each sale means for the pay of its therapists. A refund counts on its own day, with the rate of the day of the sale; prior_cents is the base of the treatment by the lines before';

create table commission_rates (
  id uuid primary key,
  therapist_id uuid not null,
  service_id uuid,
  rate int,
  from_day date not null
);
create index commission_rates_of_therapist on commission_rates (therapist_id);
comment on table commission_rates is
  'Commission of therapists in hundredths of a percent from a day on. The latest day holds, and of one day what was set last; without a rate a treatment has none of its own any more';

create table tip_payouts (
  id uuid primary key,
  version int not null,
  location_id text not null,
  therapist_id uuid not null,
  day date not null,
  currency text not null,
  method text not null check (method in ('cash', 'other')),
  cents bigint not null check (cents > 0),
  is_voided boolean not null,
  paid_at timestamptz not null
);
create index tip_payouts_of_therapist on tip_payouts (therapist_id, currency);
create index tip_payouts_by_day on tip_payouts (day);
comment on table tip_payouts is 'Tips that therapists were given; what is owed is their tips less these';`);
  }
}
