/** What this product calls itself where no shop has given it another name. */
export const product = {
  /** For machines, such as tracers. */
  name: 'spa-booking',
  title: 'Massage and spa booking',
  /** Sends mails while the shop has no address of its own: `bookings@<host>`. */
  mailbox: 'bookings',
} as const;
