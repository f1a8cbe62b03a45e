import pg from 'pg';

/** A therapist and a start, as clients send them. */
export interface Slot {
  service_id: string;
  therapist_id: string;
  booking_date: string;
  booking_time: string;
}

/** What a simulated client remembers of its requests. */
export interface ClientRecord {
  email: string;
  slot: Slot;
  /** Requests that were answered with 201. */
  booking?: { id: string; status: string };
  change?: { kind: 'cancel' | 'move'; to: Slot; isAnswered: boolean };
  /** What the desk took for the booking, by card. */
  payment?: { id: string; cents: number; isAnswered: boolean };
  /** Answers that were neither a success nor a failure of the server. */
  refusals: string[];
}

/** A mail that the mail server has accepted. */
export interface MailRecord {
  messageId: string;
  to: string;
}

export interface LoggedRow {
  seq: number | null;
  event_id: string;
  stream: string;
  version: number;
  type: string;
  data: Record<string, string | boolean | number | undefined>;
  actor_kind: string;
}

export interface BookingRow {
  id: string;
  version: number;
  status: string;
  therapist_id: string;
  day: string;
  time: string;
  cents: number;
}

/**
 * Everything that the checker judges by: the database, read by its own SQL, and the records of clients and mail
 * server.
 */
export interface Evidence {
  clients: readonly ClientRecord[];
  mails: readonly MailRecord[];
  shopAddress: string;
  /** In the order of the log; events without a sequence number come last. */
  events: LoggedRow[];
  bookings: BookingRow[];
  /** Minutes that a booking takes besides its duration; null while only its start is taken. */
  buffer: number | null;
  /** How many bookings of a day may be confirmed, by therapist. */
  caps: Map<string, number>;
  entries: { id: string; seq: number }[];
  sealedSeq: number;
  headSeq: number;
  pendingEvents: number;
  openDeliveries: { subscriber: string; event_id: string; state: string; attempts: number }[];
  recordedMails: string[];
  revenue: { day: string; therapist_id: string; status: string; bookings: number; cents: number }[];
  customers: { key: string; bookings: number }[];
  ledger: { stream: string; version: number; account: string; cents: number }[];
}

type ExternalEvidence = Pick<Evidence, 'clients' | 'mails' | 'shopAddress'>;

/** Reads the database in one transaction, so that everything is from one moment. */
export async function gatherEvidence(database: string, external: ExternalEvidence): Promise<Evidence> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const rows = async <Row>(statement: string) => (await client.query(statement)).rows as Row[];
  try {
    await client.query('begin isolation level repeatable read read only');
    const [log] = await rows<{ sealed: number; head: number; waiting: number }>(countersSql);
    return {
      ...external,
      events: await rows(eventsSql),
      bookings: await rows(bookingsSql),
      buffer: (await rows<{ buffer: number }>(bufferSql))[0]?.buffer ?? null,
      caps: new Map(
        (await rows<{ id: string; cap: number }>('select id, available_slots as cap from therapists')).map(
          ({ id, cap }) => [id, cap],
        ),
      ),
      entries: await rows('select id, seq::int from admin_action_logs order by seq'),
      sealedSeq: log!.sealed,
      headSeq: log!.head,
      pendingEvents: log!.waiting,
      openDeliveries: await rows(`select subscriber, event_id, state, attempts from deliveries where state <> 'done'`),
      recordedMails: (
        await rows<{ mail: string }>(`select event_id || '.' || recipient as mail from booking_mails`)
      ).map(({ mail }) => mail),
      revenue: await rows(revenueSql),
      customers: await rows('select customer_key as key, total_bookings as bookings from customers'),
      ledger: await rows('select stream, version, account, cents::int from ledger_entries'),
    };
  } finally {
    await client.end();
  }
}

const countersSql = /* sql */ `
  select (select seq from action_log_head)::int as sealed, (select seq from log_head)::int as head,
    (select count(*) from log_pending)::int as waiting`;

const bufferSql = /* sql */ `
  select (setting_value ->> 'cleanup_buffer_minutes')::int as buffer from business_settings
  where setting_key = 'booking_rules' and setting_value ->> 'slot_occupancy' = 'full_duration'`;

const eventsSql = /* sql */ `
  select o.seq::int, e.event_id, e.stream, e.version, e.type, e.data, e.actor_kind
  from event_log e left join log_order o using (position) order by o.seq nulls last`;

const bookingsSql = /* sql */ `
  select id, version, status, therapist_id, booking_date::text as day, to_char(booking_time, 'HH24:MI') as time,
    (total_price * 100)::int as cents from bookings`;

const revenueSql = /* sql */ `
  select day::text, therapist_id, status, sum(bookings)::int as bookings, sum(cents)::int as cents
  from revenue_totals group by day, therapist_id, status`;
