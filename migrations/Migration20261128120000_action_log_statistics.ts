import { Migration } from '@mikro-orm/migrations';

/**
 * How many entries are about whom, for the planner: it knows nothing of a partial index within an `or`, took an entry of 200 for
 * one of them, and read the log from its end for a name that few have.
 */
export class Migration20261128120000_action_log_statistics extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
create statistics admin_action_logs_people on (coalesce(details ->> 'client_id', details ->> 'waiting_entry_id')) from admin_action_logs`);
    this.addSql(/* sql */ `analyze admin_action_logs`);
  }
}
