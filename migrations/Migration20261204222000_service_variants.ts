import { Migration } from '@mikro-orm/migrations';

/** Adds services that are variants of one treatment, such as 60 and 90 minutes of it. */
export class Migration20261204222000_service_variants extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
alter table services
  add column group_name text,
  add column variant text,
  add constraint services_variant check ((group_name is null) = (variant is null));
comment on column services.group_name is 'The treatment that it is a variant of; services with the same are offered as one. Null where it is one by itself';
comment on column services.variant is 'What tells it apart in its group. The name is made of both';`);
  }
}
