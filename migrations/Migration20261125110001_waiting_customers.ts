import { Migration } from '@mikro-orm/migrations';

/** Lists people who only waited among the customers. The projection adds later entries. */
export class Migration20261125110001_waiting_customers extends Migration {
  override up(): void {
    this.addSql(`
      insert into customer_clients (client_id, customer_key, name, email, phone)
      select id, customer_key(client_email, client_phone), trim(first_name || ' ' || last_name), client_email, client_phone
      from waiting_list where client_phone <> ''
      on conflict (client_id) do nothing`);
    this.addSql(`
      insert into customers (customer_key, name, email, phone, total_bookings, spent)
      select distinct on (customer_key) customer_key, name, email, phone, 0, '{}' from customer_clients
      order by customer_key, client_id
      on conflict (customer_key) do nothing`);
  }
}
