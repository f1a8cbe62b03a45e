import { Migration } from '@mikro-orm/migrations';

/**
 * Every booking keeps the policy under which it was made. One from before that takes what the log of settings says of
 * the moment at which it was made, whenever it is read: the stored row says nothing that its events do not.
 */
export class Migration20261204030100_agreed_policies extends Migration {
  override up(): void {
    this.addSql(/* sql */ `alter table bookings add column policy jsonb`);
    this.addSql(/* sql */ `
comment on column bookings.policy is
  'The terms under which it was made; null for one from before they were kept, of which agreed_policy() tells'`);
    // The defaults are those of the class CancellationPolicy.
    this.addSql(/* sql */ `
create function agreed_policy(kept jsonb, made_at timestamptz) returns jsonb
language sql stable parallel safe as $$
  select coalesce(kept, (
    select jsonb_build_object('cancellation', '{
      "hoursBeforeBooking": 24,
      "refundPercentage": 100,
      "policyText": "Cancellations must be made at least 24 hours before the appointment for a full refund."
    }'::jsonb || coalesce(case when later.data is null then saved.setting_value
      else nullif(later.data -> 'previous_value', 'null') end, '{}'))
    from (select) one
    left join business_settings saved on saved.setting_key = 'cancellation_policy'
    left join lateral (
      select data from event_log
      where stream = '5e771f00-0000-4000-8000-000000000003' and occurred_at > made_at order by version limit 1
    ) later on true
  ))
$$`);
  }
}
