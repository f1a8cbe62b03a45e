import { Migration } from '@mikro-orm/migrations';

/** Adds what a health fund asks of the therapist to pay for a treatment. */
export class Migration20261204130100_provider_numbers extends Migration {
  override up(): void {
    this.addSql(/* sql */ `alter table therapists add column association text, add column provider_number text`);
  }
}
