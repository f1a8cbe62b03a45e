import type pg from 'pg';

/** A range at the end of the log that is reserved for a bulk load. */
interface SequenceRange {
  /** The last sequence number before the range. */
  head: number;
  /** Difference between the positions and the sequence numbers of the range. */
  positionOffset: number;
}

/** Reserves sequence numbers and positions until the client's transaction ends; the relay waits meanwhile. */
export async function reserveSequenceRange(client: pg.ClientBase, count: number): Promise<SequenceRange> {
  const { rows: heads } = await client.query<{ seq: string }>('select seq from log_head for update');
  const { rows: last } = await client.query<{ position: string }>(reservePositionsSql, [count]);
  const head = Number(heads[0]?.seq);
  return { head, positionOffset: Number(last[0]?.position) - head };
}

/**
 * Assigns sequence numbers to the copied events, as the relay does for appended ones. Their deliveries are marked as
 * done: a bulk load writes the results of its events itself.
 * @param subscribers names of the subscribers by event type
 */
export async function commitSequenceRange(
  client: pg.ClientBase,
  { head, positionOffset }: SequenceRange,
  count: number,
  subscribers: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const named = [...subscribers].flatMap(([type, names]) => names.map((name) => ({ type, name })));
  await client.query(
    'insert into log_order (seq, position) select seq, seq + $2::bigint from generate_series($1::bigint + 1, $1::bigint + $3) seq',
    [head, positionOffset, count],
  );
  await client.query(insertDeliveriesSql, [
    head + positionOffset,
    named.map(({ name }) => name),
    named.map(({ type }) => type),
    positionOffset,
  ]);
  await client.query(insertSubscribersSql, [named.map(({ name }) => name), head + 1]);
  await client.query('update log_head set seq = $1', [head + count]);
  await client.query(`select pg_notify('log_advanced', '')`);
}

const reservePositionsSql = /* sql */ `
  select setval(sequence, nextval(sequence) + $1)::bigint - $1 as position
  from (select pg_get_serial_sequence('event_log', 'position') as sequence) s`;

const insertDeliveriesSql = /* sql */ `
  insert into deliveries (subscriber, event_id, seq, state, attempts, queued_at, updated_at)
  select s.name, e.event_id, e.position - $4::bigint, 'done', 1, e.occurred_at, e.occurred_at
  from event_log e join unnest($2::text[], $3::text[]) as s (name, type) using (type)
  where e.position > $1::bigint order by e.position`;

const insertSubscribersSql = /* sql */ `
  insert into delivery_subscribers (name, since_seq) select distinct name, $2::bigint from unnest($1::text[]) name
  on conflict do nothing`;
