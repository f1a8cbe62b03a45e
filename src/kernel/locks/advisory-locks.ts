/**
 * Advisory locks of PostgreSQL, listed in one place so that no two uses take one number for different things. Machines
 * of two versions run beside each other during an update, so a number stays what it is.
 */

/** Advisory locks with one number, for the whole shop. */
export const SHOP_LOCKS = {
  /**
   * Held shared by decisions about a slot, exclusively by changes that concern all days, such as those of the booking
   * rules.
   */
  bookingRules: 7_301,
  /** Serializes imports of clients: two of the same file would not see each other's clients. */
  clientImport: 7_302,
  /** Serializes imports of bookings, for the same reason. */
  bookingImport: 7_303,
  /** Serializes changes of which records are one person: two opposite merges would make a ring. */
  clientMerges: 7_304,
  /** Serializes the nightly proofs of the books, so that one process records one. */
  booksProof: 7_305,
  /** Serializes imports of services, therapists and rosters, for the reason of those of clients. */
  shopImport: 7_306,
  /** Serializes migrations of the database. */
  migration: 7_726_572,
} as const;

/**
 * Advisory locks with two numbers, which PostgreSQL keeps apart from those with one; the second number identifies the
 * day, person or visit.
 */
export const KEYED_LOCKS = {
  /**
   * Locks a day of the rooms; taken by the function `lock_room_days` of the database, before the days of therapists.
   */
  roomDay: 7_302,
  /** Locks a client whose record is being written: two writers at once would begin two records. */
  clientRecord: 7_303,
  /** Locks a client who joins the waiting list: of two places at once neither would see the other. */
  waitingClient: 7_305,
  /** Locks the treatments of a visit; taken before the locks of days. */
  visit: 7_306,
  /**
   * Locks a name with an address or number under which nobody is known yet; taken by the function `client_of` of the
   * database, after the days of therapists.
   */
  newClient: 7_307,
  /** Locks the checkout of a visit, or of a booking that was made alone; taken before the rows of sales. */
  checkout: 7_308,
  /**
   * Locks an accounting day: shared by whoever adds an entry to it, after the rows of sales, alone by whoever counts or
   * closes its drawer.
   */
  accountingDay: 7_309,
  /** Locks the id of a payment, which may come for two bookings at once; taken after the checkout. */
  paymentId: 7_310,
  /** Locks an online payment, also before it begins; taken before the checkout, and after the row of a sale that gives back. */
  onlinePayment: 7_311,
  /** Locks a gift certificate, also before it begins; taken after the row of a sale and an online payment, before the accounting day. */
  giftCertificate: 7_318,
  /** Locks a number or address for which unpaid bookings are held: two at once would not see each other. */
  unpaidHolds: 7_315,
  /** Locks the pay of a therapist, whose tips are paid out once; taken before the accounting day. */
  therapistPay: 7_314,
} as const;
