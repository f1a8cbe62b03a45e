/** The name of the product where no shop has given it another one. */
export const product = {
  /** For machines, such as tracers. */
  name: 'spa-booking',
  title: 'Massage and spa booking',
  /** Sends mails while the shop has no address of its own: `bookings@<host>`. */
  mailbox: 'bookings',
} as const;
