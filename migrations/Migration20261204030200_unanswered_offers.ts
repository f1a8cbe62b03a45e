import { Migration } from '@mikro-orm/migrations';

/** Whoever does not answer an offer in time waits on, and is not asked about the same time again. */
export class Migration20261204030200_unanswered_offers extends Migration {
  override up(): void {
    this.addSql(/* sql */ `alter table waiting_list add column unanswered jsonb not null default '[]'`);
    this.addSql(/* sql */ `
comment on column waiting_list.unanswered is
  'The times that were offered and not answered: date, time and durationMinutes of each; none is offered again by turn'`);
  }
}
