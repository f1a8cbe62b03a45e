import { Migration } from '@mikro-orm/migrations';

/** Adds the role of auditors, who read the log, the past, money and reports. */
export class Migration20261204150000_auditor extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
alter table user_roles drop constraint user_roles_role_check;
alter table user_roles add constraint user_roles_role_check check (role in ('staff', 'reception', 'auditor', 'admin_staff'));
`);
  }
}
