import { Migration } from '@mikro-orm/migrations';

/** The action log is found by the clients and waiting entries that it is about. */
export class Migration20261124150000_action_log_people extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
create index admin_action_logs_person on admin_action_logs ((coalesce(details ->> 'client_id', details ->> 'waiting_entry_id')), seq)
  where coalesce(details ->> 'client_id', details ->> 'waiting_entry_id') is not null`);
  }
}
