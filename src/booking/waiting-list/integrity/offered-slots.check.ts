import type { EntityManager } from '@mikro-orm/postgresql';
import { countRows, findViolations } from '../../../platform/integrity/find-violations.js';
import { type CheckResult, ChecksIntegrity, type IntegrityCheck } from '../../../platform/integrity/integrity-check.js';

@ChecksIntegrity(
  'Every offer to somebody who waits holds its slot, and everybody who was booked from the waiting list has a booking',
)
export class OfferedSlotsCheck implements IntegrityCheck {
  async run(em: EntityManager): Promise<CheckResult> {
    return {
      counts: { 'open offers': await countRows(em, `select count(*) as n from waiting_list where status = 'offered'`) },
      violations: [
        ...(await findViolations(em, 'offers that hold no slot, or another one', offersSql)),
        ...(await findViolations(em, 'entries that are booked without a booking', bookedSql)),
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
