import pg from 'pg';

export async function connectClient(database: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/**
 * Appends `count` times to a few shared streams, as a writer of its own would, with plain SQL: it begins before it knows
 * what to write, waits before some commits, and rolls some back.
 */
export async function appendSlowly(database: string, writer: number, count: number): Promise<void> {
  const client = await connectClient(database);
  for (let i = 0; i < count; i++) {
    const stream = `00000000-0000-4000-8000-00000000000${(writer + i) % 8}`;
    await client.query('begin');
    await client.query('select pg_current_xact_id()');
    await client.query('select pg_advisory_xact_lock(hashtext($1))', [stream]);
    await client.query(appendSql, [stream]);
    if (i % 5 === 0) await client.query('select pg_sleep(0.01)');
    await client.query(i % 7 === 6 ? 'rollback' : 'commit');
  }
  await client.end();
}

const appendSql = /* sql */ `
  with added as (
    insert into event_log (event_id, stream, version, type, data, actor_kind, occurred_at)
    select gen_random_uuid(), $1::uuid, coalesce(max(version), 0) + 1, 'SomethingHappened', '{}', 'system', now()
    from event_log where stream = $1::uuid returning position)
  insert into log_pending select position from added`;
