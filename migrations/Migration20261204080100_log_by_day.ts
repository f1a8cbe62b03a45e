import { Migration } from '@mikro-orm/migrations';

/**
 * The log itself is found by the day that an event is about, by its time and, for kinds that are few, by kind: a page of
 * the past asked the action log for that, which is another module's table and behind the log.
 */
export class Migration20261204080100_log_by_day extends Migration {
  override up(): void {
    this.addSql(/* sql */ `create index event_log_by_time on event_log (occurred_at)`);
    this.addSql(/* sql */ `
create index event_log_by_booking_date on event_log ((data ->> 'date')) where data ->> 'date' is not null;
create index event_log_by_roster_date on event_log ((coalesce(data ->> 'roster_date', data ->> 'blocked_date')))
  where coalesce(data ->> 'roster_date', data ->> 'blocked_date') is not null`);
    this.addSql(/* sql */ `
create index event_log_of_few on event_log (type)
  where type in ('ClosureAdded', 'ClosureEdited', 'ClosureRemoved', 'ClientMerged', 'ClientUnmerged')`);
    this.addSql('drop index admin_action_logs_booking_date, admin_action_logs_roster_date');
  }
}
