/**
 * Returns SQL for whether a reservation is held for an offer. Earlier versions of the product leave `is_offer`
 * unchanged when an offer is accepted, so a reservation with a booking is none.
 * @param reservation alias of a row of reservations
 */
export const isOfferSql = (reservation: string): string => /* sql */ `(
  ${reservation}.is_offer and not exists (select from bookings where id = ${reservation}.booking_id))`;
