import { Migration } from '@mikro-orm/migrations';

/** A report reads thousands of sums that are scattered over the table; a covering index holds them side by side. */
export class Migration20261121082200_revenue_sums_in_index extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table revenue_sums drop constraint revenue_sums_pkey,
        add primary key (part, grain, start, id, status, currency) include (bookings, cents)`);
  }
}
