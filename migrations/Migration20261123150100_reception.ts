import { Migration } from '@mikro-orm/migrations';

/**
 * The role of the reception desk, which sees no revenue. Older processes allow nothing to a role that they do not
 * know.
 */
export class Migration20261123150100_reception extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
alter table user_roles drop constraint user_roles_role_check,
  add constraint user_roles_role_check check (role in ('staff', 'reception', 'admin_staff'))`);
  }
}
