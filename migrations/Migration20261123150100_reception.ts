import { Migration } from '@mikro-orm/migrations';

/** People at the desk, who see no takings. Older processes let nobody with a role that they do not know do anything. */
export class Migration20261123150100_reception extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
alter table user_roles drop constraint user_roles_role_check,
  add constraint user_roles_role_check check (role in ('staff', 'reception', 'admin_staff'))`);
  }
}
