import { Migration } from '@mikro-orm/migrations';

/** Adds what a page of the list of clients is read from in the order of their names. */
export class Migration20261204221900_clients_by_name extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
create index client_figures_by_name on client_figures (sort_name, client_id);
create index clients_by_name on clients ((fold(btrim(first_name || ' ' || last_name)) collate "C"), id)
  where root_id is null and customer_key is not null;`);
  }
}
