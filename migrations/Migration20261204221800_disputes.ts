import { Migration } from '@mikro-orm/migrations';

/** Adds until when the shop may answer the dispute of an online payment. */
export class Migration20261204221800_disputes extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
alter table online_payments add column dispute_answer_by timestamptz;
create index online_payments_disputed on online_payments (dispute_answer_by) where dispute_answer_by is not null;
comment on column online_payments.dispute_answer_by is
  'Until when the shop may answer a dispute; null where none waits for an answer';`);
  }
}
