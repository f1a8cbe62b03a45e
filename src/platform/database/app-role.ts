import pg from 'pg';

/** What is written once: whoever works as the lesser role can neither alter nor delete a row of these. */
const APPEND_ONLY_TABLES = ['event_log', 'log_order', 'admin_action_logs', 'action_log_seals'];

/**
 * Lets the role of `dailyUrl` do the product's daily work in the database at `ownerUrl`: read and write rows, nothing that
 * changes tables, and nothing that changes the log, the action log or its seals. A role that does not exist is made, with
 * the password of `dailyUrl`.
 */
export async function grantAppPrivileges(ownerUrl: string, appRoleUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  const { username, password } = new URL(appRoleUrl);
  const [name, secret] = [username, password].map(decodeURIComponent) as [string, string];
  const role = owner.escapeIdentifier(name);
  await owner.connect();
  try {
    const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [name]);
    if (rowCount === 0) await owner.query(`create role ${role} login password ${owner.escapeLiteral(secret)}`);
    // In one transaction: nobody has more rights for a moment, nor fewer.
    await owner.query(`begin; ${privilegesSql(role)} commit`);
  } finally {
    await owner.end();
  }
}

/**
 * Default privileges are for tables that a later migration makes, and older processes fill by its trigger, before this runs.
 * The queues make a sequence in their schema when a queue is used first.
 */
const privilegesSql = (role: string) => /* sql */ `
  grant usage on schema public to ${role};
  grant usage, create on schema bullmq to ${role};
  grant select, insert, update, delete on all tables in schema public, bullmq to ${role};
  grant usage on all sequences in schema public, bullmq to ${role};
  alter default privileges in schema public grant select, insert, update, delete on tables to ${role};
  alter default privileges in schema public grant usage on sequences to ${role};
  revoke update, delete on ${APPEND_ONLY_TABLES.join(', ')} from ${role};
  revoke insert, update, delete on schema_migrations, bullmq.migration from ${role};`;
