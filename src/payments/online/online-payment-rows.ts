import { type Executor, sql } from '../../platform/database/sql.js';
import type { LoadedAggregate } from '../../platform/event-log/aggregate-repository.js';
import type { Dispute } from '../domain/dispute.evolve.js';
import type { OnlinePayment } from '../domain/online-payment.evolve.js';

/** Writes the row of an online payment. */
export async function upsertOnlinePayment(
  db: Executor,
  { id, version, state, createdAt }: LoadedAggregate<OnlinePayment>,
): Promise<void> {
  if (state.status === 'none') return;
  const { status, bookingId, checkout, cents, refunds, isDeposit, heldCents, disputes } = state;
  const isRefundOpen = refunds.some(({ outcome }) => outcome !== 'succeeded');
  await sql(db, upsertSql, [
    ...[id, version, status, bookingId, cents, checkout?.sessionId ?? null, isRefundOpen, createdAt],
    ...[isDeposit, heldCents, findAnswerBy(disputes)],
  ]);
}

/** Returns until when the first answer is due; null where none is. */
function findAnswerBy(disputes: readonly Dispute[]): string | null {
  const [first = null] = disputes.flatMap(({ answerBy }) => answerBy ?? []).sort();
  return first;
}

const upsertSql = /* sql */ `
  insert into online_payments (id, version, status, booking_id, cents, session_id, is_refund_open, asked_at, is_deposit, held_cents,
    dispute_answer_by)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  on conflict (id) do update set version = excluded.version, status = excluded.status, cents = excluded.cents,
    session_id = excluded.session_id, is_refund_open = excluded.is_refund_open, held_cents = excluded.held_cents,
    dispute_answer_by = excluded.dispute_answer_by`;
