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

export const insertLedgerSql = /* sql */ `
  insert into ledger_entries (stream, version, account, location_id, currency, day, cents, occurred_at)
  select stream, version, account, location_id, currency, day, cents, occurred_at
  from jsonb_populate_recordset(null::ledger_entries, $1::jsonb)`;
