/** What a webhook can be told, as people read it. */
export const TYPE_LABELS: Readonly<Record<string, string>> = {
  'booking.requested': 'Booking made or requested',
  'booking.confirmed': 'Booking confirmed',
  'booking.moved': 'Booking moved',
  'booking.changed': 'Booking changed',
  'booking.reopened': 'Booking reopened',
  'booking.completed': 'Booking completed',
  'booking.no_show': 'No-show',
  'booking.cancelled': 'Booking cancelled',
  'payment.taken': 'Payment taken',
  'payment.refunded': 'Payment given back',
  'payment.voided': 'Sale voided',
};

export const formatType = (type: string): string => TYPE_LABELS[type] ?? 'Test event';
