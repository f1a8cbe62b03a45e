import type pg from 'pg';

/** A stretch at the end of the log that is being written all at once. */
export interface LogExtension {
  /** The last place before it. */
  head: number;
  /** By how much its positions are ahead of its places. */
  ahead: number;
}

/** Reserves places and positions in the client's transaction; the relay waits until it ends. */
export async function extendLog(client: pg.ClientBase, count: number): Promise<LogExtension> {
  const { rows: heads } = await client.query<{ seq: string }>('select seq from log_head for update');
  const { rows: last } = await client.query<{ position: string }>(
    `select setval(sequence, nextval(sequence) + $1)::bigint - $1 as position
     from (select pg_get_serial_sequence('event_log', 'position') as sequence) s`,
    [count],
  );
  const head = Number(heads[0]?.seq);
  return { head, ahead: Number(last[0]?.position) - head };
}

/**
 * Puts the events that were copied in their order, as the relay does with those that are appended. Their deliveries are
 * done: whoever writes so many events at once has done what follows them.
 * @param subscribers names by event type
 */
export async function orderExtension(
  client: pg.ClientBase,
  { head, ahead }: LogExtension,
  count: number,
  subscribers: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const named = [...subscribers].flatMap(([type, names]) => names.map((name) => ({ type, name })));
  await client.query('insert into log_order (seq, position) select seq, seq + $2::bigint from generate_series($1::bigint + 1, $1::bigint + $3) seq', [
    head,
    ahead,
    count,
  ]);
  await client.query(deliver, [head + ahead, named.map(({ name }) => name), named.map(({ type }) => type), ahead]);
  await client.query('update log_head set seq = $1', [head + count]);
  await client.query(`select pg_notify('log_advanced', '')`);
}

const deliver = /* sql */ `
  insert into deliveries (subscriber, event_id, seq, state, attempts, queued_at, updated_at)
  select s.name, e.event_id, e.position - $4::bigint, 'done', 1, e.occurred_at, e.occurred_at
  from event_log e join unnest($2::text[], $3::text[]) as s (name, type) using (type)
  where e.position > $1::bigint order by e.position`;
