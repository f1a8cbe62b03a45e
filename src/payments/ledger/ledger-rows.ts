import type { LoadedAggregate } from '../../platform/event-log/aggregate-repository.js';
import { type MoneyEvent, toLedgerLines } from './to-ledger-lines.js';

/** An event, with its place in the stream. */
export interface PlacedEvent {
  event: MoneyEvent;
  stream: string;
  version: number;
  occurredAt: Date;
}

/** Returns the parameters of `insertLedgerSql` for some events; null where no money moved. */
export function toLedgerParameters(events: readonly PlacedEvent[]): [string] | null {
  const rows = events.flatMap(({ event, stream, version, occurredAt }) =>
    toLedgerLines(event).map(({ account, cents }) => {
      const { locationId: location_id, currency, day } = event.data;
      return { stream, version, account, location_id, currency, day, cents, occurred_at: occurredAt };
    }),
  );
  return rows.length === 0 ? null : [JSON.stringify(rows)];
}

/** Returns the parameters of `insertLedgerSql` for the last events of a stream; null where no money moved. */
export function toJournalEntry(
  { id, version, updatedAt }: LoadedAggregate<unknown>,
  events: readonly MoneyEvent[],
): [string] | null {
  const first = version - events.length + 1;
  return toLedgerParameters(
    events.map((event, nth) => ({ event, stream: id, version: first + nth, occurredAt: updatedAt! })),
  );
}

export const insertLedgerSql = /* sql */ `
  insert into ledger_entries (stream, version, account, location_id, currency, day, cents, occurred_at)
  select stream, version, account, location_id, currency, day, cents, occurred_at
  from jsonb_populate_recordset(null::ledger_entries, $1::jsonb)`;
