import pg from 'pg';
import { timeLimit } from '../../support/time-limits.mjs';

/** Reads how far everything after a booking has come: sequence numbers, deliveries, read models and hashes. */
export interface Progress {
  /** How much is left to do; 0 once everything is processed. */
  left: number;
  /** Changes whenever something is processed. */
  state: string;
}

export async function readProgress(database: string): Promise<Progress> {
  const client = new pg.Client({ connectionString: database, connectionTimeoutMillis: timeLimit(2_000) });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(letTimePassSql);
    const { rows } = await client.query<Progress>(progressSql);
    return rows[0]!;
  } finally {
    await client.end();
  }
}

/** Makes mails that their server never answered due now, half an hour early; not those whose answer may still come. */
const letTimePassSql = /* sql */ `
  update deliveries set queued_at = now() - interval '1 minute'
  where state = 'unknown' and queued_at > now() and (last_error is not null or updated_at < now() - interval '30 seconds')`;

const progressSql = /* sql */ `
  with counts as (
    select (select seq from log_head) as head, (select count(*) from log_pending) as waiting,
      (select count(*) from deliveries where state <> 'done') as undone, (select seq from action_log_head) as sealed,
      (select coalesce(sum(seq), 0) from projection_checkpoints) as projected, (select count(*) from projection_checkpoints) as projections
  )
  select (waiting + undone + (head - sealed) + (projections * head - projected))::int as left, counts::text as state from counts`;
