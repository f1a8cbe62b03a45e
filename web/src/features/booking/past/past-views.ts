/** The pages of the office that can be looked at as they were. */
export const PAST_VIEWS = [
  { value: 'today', label: 'Today' },
  { value: 'day', label: 'Calendar' },
  { value: 'bookings', label: 'Bookings' },
  { value: 'requests', label: 'Requests' },
  { value: 'waiting', label: 'Waiting list' },
  { value: 'customers', label: 'Customers' },
  { value: 'roster', label: 'Roster' },
] as const;

/** A client's page, listed among the others only while it is open. */
export const CLIENT_VIEW = { value: 'client', label: 'Client' } as const;

export type PastView = (typeof PAST_VIEWS)[number]['value'] | typeof CLIENT_VIEW.value;
