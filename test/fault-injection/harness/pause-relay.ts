import { eventually } from '../../support/eventually.js';
import { queryRows } from '../../support/database/query-rows.js';
import type { RestartedProcess } from './restarted-process.js';

/** Gives time to stop a relay while it puts events in order. */
export const slowRelaySql = /* sql */ `
  create function relay_slowly() returns trigger language plpgsql as $$ begin perform pg_sleep(0.4); return null; end $$;
  create trigger slow_relay after insert on log_order for each statement execute function relay_slowly()`;

/** The harness's processes call their connections by their own names. */
const activeRelaysSql = /* sql */ `
  select application_name as name from pg_stat_activity
  where datname = current_database() and state <> 'idle' and query like '%insert into log_order%' and pid <> pg_backend_pid()`;

/** Stops the worker whose relay holds the head, while bookings come in. Returns that one, stopped. */
export async function pauseActiveRelay(
  database: string,
  { workers }: { workers: RestartedProcess[] },
): Promise<RestartedProcess> {
  return eventually(async () => {
    const [relay] = await findActiveRelays(database);
    const worker = workers.find(({ name }) => name === relay);
    if (!worker) return undefined;
    const pid = await worker.pid();
    process.kill(pid, 'SIGSTOP');
    if ((await findActiveRelays(database)).includes(worker.name)) return worker;
    process.kill(pid, 'SIGCONT');
    return undefined;
  }, 'a relay that holds the head');
}

/** In seconds, since a relay was stopped or killed: when the head was free, and how much later another relay had put events in order. */
interface Takeover {
  untilFree: number;
  fromThere: number;
}

/** Waits until another relay than this one has put events in order. */
export async function measureTakeover(database: string, { name }: RestartedProcess): Promise<Takeover> {
  const stopped = performance.now();
  const isFree = async () => ((await findActiveRelays(database)).includes(name) ? undefined : true);
  await eventually(isFree, 'the head to be free');
  const free = performance.now();
  const before = await readHeadSeq(database);
  await eventually(async () => ((await readHeadSeq(database)) > before ? true : undefined), 'another relay to go on');
  return { untilFree: (free - stopped) / 1_000, fromThere: (performance.now() - free) / 1_000 };
}

async function findActiveRelays(database: string): Promise<string[]> {
  return (await queryRows<{ name: string }>(database, activeRelaysSql)).map(({ name }) => name);
}

async function readHeadSeq(database: string): Promise<number> {
  return (await queryRows<{ seq: number }>(database, 'select seq::int from log_head'))[0]!.seq;
}
