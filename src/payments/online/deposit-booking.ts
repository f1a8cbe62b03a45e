import type { AgreedPolicy } from '../../booking/index.js';
import { type Executor, sql } from '../../platform/database/sql.js';
import type { DepositOutcome } from '../domain/deposit-refund.js';

interface DepositBooking {
  /** Whether it waits for the deposit, or has waited for it until its hold lapsed. */
  isToConfirm: boolean;
  /** Whether all of it is a request that does not wait for the deposit any more: the shop took back that it asked for it. */
  isWithdrawn: boolean;
  /** A booking of it that is completed, where all are that were not cancelled; else null. */
  doneId: string | null;
  /** Whether none of it is open or took place. */
  isOver: boolean;
  /** How the last of it was cancelled; null while something of it is open or took place. */
  cancellation: (DepositOutcome & { eventId: string }) | null;
}

/** Reads what has become of a booking with a deposit, and of its visit. */
export async function readDepositBooking(db: Executor, bookingId: string): Promise<DepositBooking> {
  const rows = await sql<Row>(db, bookingsSql, [bookingId]);
  const isUnpaid = rows.some(
    ({ pending_reason }) => pending_reason === 'unpaid' || pending_reason === 'deposit_lapsed',
  );
  const others = rows.filter(({ status }) => status !== 'cancelled');
  const [last] = rows.filter(({ event_id }) => event_id !== null).toSorted((a, b) => b.cancelled_ms - a.cancelled_ms);
  const [first] = rows.map(({ date, time, policy }) => ({ date, time, policy })).toSorted(byStart);
  const hasLapsed = others.length === 0 && last?.because === 'hold-lapsed';
  return {
    isToConfirm: isUnpaid || hasLapsed,
    isWithdrawn:
      !isUnpaid && others.length > 0 && others.every((row) => row.status === 'pending' && !row.was_confirmed),
    doneId: others.every(({ status }) => status === 'completed') ? (others[0]?.id ?? null) : null,
    isOver: others.every(({ status }) => status === 'no_show'),
    cancellation:
      others.length > 0 || !last || !first
        ? null
        : {
            eventId: last.event_id!,
            cancellation: first.policy.cancellation,
            start: { date: first.date, time: first.time },
            at: new Date(last.cancelled_ms),
            isByClient: last.actor_kind === 'visitor' || last.is_by_client === true,
            wasRequest: last.former === 'requested',
          },
  };
}

interface Row {
  id: string;
  status: string;
  pending_reason: string | null;
  date: string;
  time: string;
  policy: AgreedPolicy;
  event_id: string | null;
  cancelled_ms: number;
  actor_kind: string;
  former: string;
  because: string | null;
  is_by_client: boolean | null;
  was_confirmed: boolean;
}

const byStart = (one: Pick<Row, 'date' | 'time'>, other: Pick<Row, 'date' | 'time'>) =>
  `${one.date}T${one.time}`.localeCompare(`${other.date}T${other.time}`);

const bookingsSql = /* sql */ `
  select b.id, b.status, b.pending_reason, b.booking_date::text as date, to_char(b.booking_time, 'HH24:MI') as time,
    agreed_policy(b.policy, b.created_at) as policy,
    e.event_id, (extract(epoch from e.occurred_at) * 1000)::float8 as cancelled_ms, e.actor_kind,
    e.data ->> 'from' as former, e.data ->> 'because' as because, (e.data ->> 'isByClient')::boolean as is_by_client,
    exists (select from event_log c where c.stream = b.id and c.type = 'BookingConfirmed') as was_confirmed
  from bookings asked join bookings b on b.id = asked.id or b.visit_id = asked.visit_id
  left join lateral (
    select event_id, occurred_at, actor_kind, data from event_log
    where stream = b.id and type = 'BookingCancelled' and b.status = 'cancelled' order by version desc limit 1
  ) e on true
  where asked.id = $1`;
