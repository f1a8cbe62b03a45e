/** The pages of the office that can be looked at as they were. */
export const PAST_VIEWS = [
  { value: 'day', label: 'Calendar' },
  { value: 'bookings', label: 'Bookings' },
  { value: 'customers', label: 'Customers' },
] as const;

export type PastView = (typeof PAST_VIEWS)[number]['value'];
