import pg from 'pg';

/** How far what follows the bookings has come: places given, jobs done, read models and seals at the head. */
export interface Progress {
  /** How much is left to be done; 0 when everything is quiet. */
  left: number;
  /** The same as long as nothing happens. */
  state: string;
}

export async function readProgress(database: string): Promise<Progress> {
  const client = new pg.Client({ connectionString: database, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Progress>(progressSql);
    return rows[0]!;
  } finally {
    await client.end();
  }
}

const progressSql = /* sql */ `
  with counts as (
    select (select seq from log_head) as head, (select count(*) from log_pending) as waiting,
      (select count(*) from deliveries where state <> 'done') as undone, (select seq from action_log_head) as sealed,
      (select coalesce(sum(seq), 0) from projection_checkpoints) as projected, (select count(*) from projection_checkpoints) as projections
  )
  select (waiting + undone + (head - sealed) + (projections * head - projected))::int as left, counts::text as state from counts`;
