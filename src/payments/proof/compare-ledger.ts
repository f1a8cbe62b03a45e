import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../../platform/database/sql.js';
import type { AggregateRepository } from '../../platform/event-log/aggregate-repository.js';
import { readEventsOfTypes } from '../../platform/event-log/log-reader.js';
import { toLedgerParameters } from '../ledger/ledger-rows.js';
import { MONEY_EVENT_TYPES, placeMoneyEvents } from '../ledger/money-events.js';
import type { Complaint } from './complaint.js';

const PAGE_SIZE = 1_000;

interface Different {
  booking_id: string | null;
  account: string;
  day: string;
  booked: number | null;
  due: number | null;
}

/** Makes the journal entries of a part of the log again, and compares them with the ledger to the cent. */
export async function compareLedger(
  em: EntityManager,
  store: AggregateRepository,
  { afterSeq, uptoSeq }: { afterSeq: number; uptoSeq: number },
): Promise<{ entries: number; complaints: Complaint[] }> {
  const complaints: Complaint[] = [];
  let [entries, seq] = [0, afterSeq];
  for (;;) {
    const events = await readEventsOfTypes(em, MONEY_EVENT_TYPES, seq, PAGE_SIZE, uptoSeq);
    const last = events.at(-1);
    if (!last) return { entries, complaints };
    const [lines] = toLedgerParameters(placeMoneyEvents(store, events)) ?? ['[]'];
    const places = [events.map(({ stream }) => stream), events.map(({ version }) => version)];
    const different = await sql<Different>(em, differentSql, [lines, ...places]);
    complaints.push(...different.map(toComplaint));
    entries += events.length;
    seq = last.seq;
  }
}

const toComplaint = ({ account, day, booked, due, booking_id }: Different): Complaint => ({
  text: `Ledger, ${day}, account ${account}: ${booked ?? 'no'} cents are booked, ${due ?? 'none'} are due by the log`,
  bookingId: booking_id,
});

const differentSql = /* sql */ `
  select e.data ->> 'bookingId' as booking_id, account, coalesce(due.day, booked.day)::text as day,
    booked.cents::float8 as booked, due.cents::float8 as due
  from (select * from jsonb_populate_recordset(null::ledger_entries, $1::jsonb)) due
  full join (
    select l.* from ledger_entries l join unnest($2::uuid[], $3::int[]) place (stream, version) using (stream, version)
  ) booked using (stream, version, account)
  left join event_log e using (stream, version)
  where (due.cents, due.day, due.currency, due.location_id)
    is distinct from (booked.cents, booked.day, booked.currency, booked.location_id)
  order by 3, 2`;
