/**
 * Advisory locks of PostgreSQL, listed in one place so that no two uses take one number for different things. Machines of two versions
 * run beside each other during an update, so a number stays what it is.
 */

/** Locks with one number: of the whole shop. */
export const SHOP_LOCKS = {
  /** Shared by whoever decides about a slot, exclusive for what concerns all days, such as a change of the booking rules. */
  bookingRules: 7_301,
  /** One import of clients at a time: two of the same file would not see each other's clients. */
  clientImport: 7_302,
  /** One import of bookings at a time, for the same reason. */
  bookingImport: 7_303,
  /** One change at a time of which records are one person: two opposite merges would make a ring. */
  clientMerges: 7_304,
  /** One process at a time migrates the database. */
  migration: 7_726_572,
} as const;

/** Locks with two numbers, which PostgreSQL keeps apart from those with one: the second says of which day, person or visit. */
export const KEYED_LOCKS = {
  /** A day of the rooms; taken by the function `lock_room_days` of the database, before the days of therapists. */
  roomDay: 7_302,
  /** A customer about whom something is written down: two people at once would begin two records. */
  customer: 7_303,
  /** An address or number that joins the waiting list: of two at once neither would see the other. */
  waitingCustomer: 7_305,
  /** The treatments of a visit; before the locks of days. */
  visit: 7_306,
} as const;
