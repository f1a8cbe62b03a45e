/** The name of the product where no shop has given it another one. */
export const product = {
  /** Name for machines, such as tracers. */
  name: 'spa-booking',
  title: 'Massage and spa booking',
  /** Mailbox of the sender while the shop has no address of its own: `bookings@<host>`. */
  mailbox: 'bookings',
} as const;
