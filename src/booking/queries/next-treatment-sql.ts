import { isOpenSql } from '../is-open-sql.js';

/**
 * Finds the treatment with which the same therapist continues directly, for the same guest of the visit. No cleanup
 * time is needed in between.
 */
export const nextTreatmentSql = /* sql */ `
  select from bookings
  where id <> $1 and visit_id = $2 and visit_guest = $3 and ${isOpenSql('status')} and therapist_id = $4
    and booking_date = $5::date and booking_time = $6::time + make_interval(mins => $7::int)`;
