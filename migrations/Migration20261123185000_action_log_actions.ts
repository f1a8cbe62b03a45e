import { Migration } from '@mikro-orm/migrations';

/** The action log is found by the kind of action. */
export class Migration20261123185000_action_log_actions extends Migration {
  override up(): void {
    this.addSql(/* sql */ `create index admin_action_logs_action on admin_action_logs (action_type, seq)`);
  }
}
