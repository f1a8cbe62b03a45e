import pg from 'pg';

/** Tables whose rows are written once: the app role can neither update nor delete them. */
const APPEND_ONLY_TABLES = ['event_log', 'log_order', 'admin_action_logs', 'delivery_subscribers'];

/**
 * Tables that reveal a change to those rows. The app role writes them only through functions that run as the owner
 * and only append.
 */
const WRITTEN_BY_FUNCTIONS = ['action_log_seals', 'action_log_head', 'action_log_check'];
const SEALING_FUNCTIONS = [
  'lock_action_log_head()',
  'seal_action_log(bytea[])',
  'lock_action_log_check(timestamptz)',
  'record_action_log_check(bigint, bytea, timestamptz, boolean, bigint, text)',
];

/** Tries whether rows can be stored, as the owner, who alone may empty the table. */
const PROBING_FUNCTION = 'probe_writes()';

/**
 * Grants the role of `appRoleUrl` what the product needs for its daily work in the database at `ownerUrl`: reading and
 * writing rows, but not creating or altering tables, sequences or functions, and not changing the event log, the
 * action log, its hashes or their checks. A missing role is created with the password of `appRoleUrl`.
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
    // One transaction, so that the role never has too many or too few privileges.
    await owner.query(`begin; ${privilegesSql(role, owner.escapeLiteral(role))} commit`);
  } finally {
    await owner.end();
  }
}

/**
 * Grants the role its privileges. Default privileges are for tables that a later migration makes, and older processes
 * fill by its trigger, before this runs. Sequences that the role itself made, when it still could, become the owner's
 * where the owner may take them.
 */
const privilegesSql = (role: string, roleText: string) => /* sql */ `
  grant usage on schema public, bullmq to ${role};
  revoke create on schema public, bullmq from ${role};
  revoke create on schema public from public;
  grant select, insert, update, delete on all tables in schema public, bullmq to ${role};
  do $$
  declare
    own regclass;
  begin
    for own in select oid from pg_class where relkind = 'S' and relnamespace = 'bullmq'::regnamespace and relowner = ${roleText}::regrole
    loop
      execute format('alter sequence %s owner to current_user', own);
    end loop;
  exception when insufficient_privilege then null;
  end $$;
  grant usage on all sequences in schema public to ${role};
  do $$
  declare
    queues_own regclass;
  begin
    for queues_own in select oid from pg_class where relkind = 'S' and relnamespace = 'bullmq'::regnamespace and relowner <> ${roleText}::regrole
    loop
      execute format('grant usage on sequence %s to %s', queues_own, ${roleText});
    end loop;
  end $$;
  alter default privileges in schema public grant select, insert, update, delete on tables to ${role};
  alter default privileges in schema public grant usage on sequences to ${role};
  revoke update, delete on ${APPEND_ONLY_TABLES.join(', ')} from ${role};
  revoke insert, update, delete on ${WRITTEN_BY_FUNCTIONS.join(', ')} from ${role};
  grant execute on function ${[...SEALING_FUNCTIONS, PROBING_FUNCTION].join(', ')} to ${role};
  revoke insert, update, delete on schema_migrations, bullmq.migration from ${role};`;
