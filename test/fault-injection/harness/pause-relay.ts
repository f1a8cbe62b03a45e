import pg from 'pg';
import { eventually } from '../../support/eventually.js';
import { queryRows } from '../../support/database/query-rows.js';
import type { RestartedProcess } from './restarted-process.js';

/** Any number: what a relay that puts events in order waits for. */
const GATE = 7_001;

/** Puts a gate in front of each relay that puts events in order: open unless `pauseActiveRelay` shuts it. */
export const relayGateSql = /* sql */ `
  create function pass_relay_gate() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock_shared(${GATE}); return null; end $$;
  create trigger relay_gate after insert on log_order for each statement execute function pass_relay_gate()`;

/** Statements of relays that put events in order, by the names that the harness's processes give their connections. */
const activeRelaysSql = /* sql */ `
  select application_name as name, wait_event is not distinct from 'advisory' as is_at_gate from pg_stat_activity
  where datname = current_database() and state <> 'idle' and query like '%insert into log_order%' and pid <> pg_backend_pid()`;

/**
 * Stops the worker whose relay holds the head, while bookings come in. Returns that one, stopped.
 * The relay waits at the shut gate until its process is stopped: what it holds is then no matter of time.
 */
export async function pauseActiveRelay(
  database: string,
  { workers }: { workers: RestartedProcess[] },
): Promise<RestartedProcess> {
  const openGate = await shutGate(database);
  try {
    const worker = await eventually(async () => {
      const relay = (await findActiveRelays(database)).find(({ is_at_gate }) => is_at_gate);
      return workers.find(({ name }) => name === relay?.name);
    }, 'a relay that holds the head');
    process.kill(await worker.pid(), 'SIGSTOP');
    return worker;
  } finally {
    await openGate();
  }
}

/** Waits for relays that are passing. Returns what opens the gate again. */
async function shutGate(database: string): Promise<() => Promise<void>> {
  const keeper = new pg.Client({ connectionString: database });
  await keeper.connect();
  await keeper.query('select pg_advisory_lock($1)', [GATE]);
  return () => keeper.end();
}

/** In seconds, since a relay was stopped or killed: when the head was free, and how much later another relay had put events in order. */
interface Takeover {
  untilFree: number;
  fromThere: number;
}

/** Waits until another relay than this one has put events in order. */
export async function measureTakeover(database: string, { name }: RestartedProcess): Promise<Takeover> {
  const stopped = performance.now();
  const isFree = async () =>
    (await findActiveRelays(database)).some((relay) => relay.name === name) ? undefined : true;
  await eventually(isFree, 'the head to be free');
  const free = performance.now();
  const before = await readHeadSeq(database);
  await eventually(async () => ((await readHeadSeq(database)) > before ? true : undefined), 'another relay to go on');
  return { untilFree: (free - stopped) / 1_000, fromThere: (performance.now() - free) / 1_000 };
}

const findActiveRelays = (database: string) =>
  queryRows<{ name: string; is_at_gate: boolean }>(database, activeRelaysSql);

async function readHeadSeq(database: string): Promise<number> {
  return (await queryRows<{ seq: number }>(database, 'select seq::int from log_head'))[0]!.seq;
}
