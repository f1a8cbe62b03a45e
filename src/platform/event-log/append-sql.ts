/**
 * Parts of the statement that give each entry its stream and version: one stream for all entries, or a stream with each
 * entry.
 */
const ONE_STREAM = { target: '$1::uuid, $2::int + e.nth::int', columns: '', values: '' };
const OWN_STREAMS = {
  target: 'e.stream, e.expected + 1',
  columns: ', stream, expected',
  values: ', $1::uuid[], $2::int[]',
};

/** Inserts events into the log, and into the list of events that wait for their sequence number. */
const appendSqlWith = (onConflict: string, { target, columns, values } = ONE_STREAM) => /* sql */ `
  with added as (
    insert into event_log (event_id, stream, version, type, schema_version, data, sealed, actor_kind, actor_id, actor_email,
      request_id, occurred_at)
    select e.event_id, ${target}, e.type, e.schema_version, e.data, e.sealed, $8, $9::uuid, $10, $11,
      $12::timestamptz
    from unnest($3::uuid[], $4::text[], $5::int[], $6::jsonb[], $7::bytea[]${values})
      with ordinality as e (event_id, type, schema_version, data, sealed${columns}, nth)
    order by e.nth
    ${onConflict}
    returning position
  )
  insert into log_pending (position) select position from added returning position`;

/** Appends to a new stream. A new id cannot conflict, and ON CONFLICT would cost an index lookup and a WAL record. */
export const appendNewStreamSql = appendSqlWith('');

/**
 * Clause for existing streams: a taken version inserts nothing instead of raising an error, so that the transaction
 * stays usable.
 */
const ON_CONFLICT = 'on conflict (stream, version) do nothing';
export const appendSql = appendSqlWith(ON_CONFLICT);
export const appendToStreamsSql = appendSqlWith(ON_CONFLICT, OWN_STREAMS);

export const versionsSql = /* sql */ `
  select s.stream, (select coalesce(max(e.version), 0) from event_log e where e.stream = s.stream) as version
  from unnest($1::uuid[]) as s (stream)`;
