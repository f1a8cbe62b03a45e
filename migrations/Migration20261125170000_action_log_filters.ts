import { Migration } from '@mikro-orm/migrations';

/** The action log is found by who acted, by the reasons of cancellations, and bookings by the days that they were ever on. */
export class Migration20261125170000_action_log_filters extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
create index admin_action_logs_admin on admin_action_logs (admin_email, seq) where admin_email is not null;
create index admin_action_logs_booking_date on admin_action_logs ((details ->> 'booking_date'), seq) where details ? 'booking_date';
create index admin_action_logs_roster_date on admin_action_logs ((coalesce(details ->> 'roster_date', details ->> 'blocked_date')), seq)
  where coalesce(details ->> 'roster_date', details ->> 'blocked_date') is not null;
create index bookings_cancellation_reason on bookings using gin (cancellation_reason gin_trgm_ops) where cancellation_reason is not null`);
  }
}
