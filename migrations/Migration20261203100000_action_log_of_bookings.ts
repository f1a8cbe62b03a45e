import { Migration } from '@mikro-orm/migrations';

/**
 * The entries about bookings in order: a search by a name that many bookings have asks each of them for its booking's name, and
 * would read ten thousand others first where clients were imported last, or rosters entered.
 */
export class Migration20261203100000_action_log_of_bookings extends Migration {
  override up(): void {
    this.addSql(
      /* sql */ `create index admin_action_logs_of_bookings on admin_action_logs (seq) where (details ->> 'booking_id') is not null`,
    );
  }
}
