import type { EntityManager } from '@mikro-orm/postgresql';
import { MINUTE_MS } from '../../../kernel/local-time.js';
import { Clock } from '../../../platform/clock/clock.js';
import { countRows, findViolations } from '../../../platform/integrity/find-violations.js';
import { type CheckResult, ChecksIntegrity, type IntegrityCheck } from '../../../platform/integrity/integrity-check.js';

/** Time after which an offer that is due is reported: the next run, a few seconds later, should have ended it. */
const MAX_OVERDUE_MS = 10 * MINUTE_MS;

@ChecksIntegrity(
  'Every offer to somebody who waits holds its slot, everybody who was booked from the waiting list has a booking, and nothing is kept for it any longer than until it was asked',
)
export class OfferedSlotsCheck implements IntegrityCheck {
  constructor(private readonly clock: Clock) {}

  async run(em: EntityManager): Promise<CheckResult> {
    const overdue = new Date(this.clock.now().getTime() - MAX_OVERDUE_MS);
    return {
      counts: { 'open offers': await countRows(em, `select count(*) as n from waiting_list where status = 'offered'`) },
      violations: [
        ...(await findViolations(em, 'offers that hold no slot, or another one', offersSql)),
        ...(await findViolations(em, 'entries that are booked without a booking', bookedSql)),
        ...(await findViolations(em, 'openings that are kept long after the waiting list was to be asked', keptSql, [
          overdue,
        ])),
      ],
    };
  }
}

const offersSql = /* sql */ `
  select w.id, w.booking_id from waiting_list w
  left join reservations r on r.booking_id = w.booking_id and r.kind = 'held'
    and r.therapist_id = w.offered_therapist_id and r.starts_at = w.offered_start
  where w.status = 'offered' and r.booking_id is null`;

const bookedSql = /* sql */ `
  select w.id, w.booking_id from waiting_list w
  where w.status = 'booked' and not exists (select from bookings b where b.id = w.booking_id)`;

const keptSql = /* sql */ `select booking_id from kept_openings where kept_until < $1`;
