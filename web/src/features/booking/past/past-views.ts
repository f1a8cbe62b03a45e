import type { PastMoment } from './use-past-moment.js';

/** The pages of the office that can be looked at as they were. */
export const PAST_VIEWS = [
  { value: 'day', label: 'Calendar' },
  { value: 'bookings', label: 'Bookings' },
  { value: 'customers', label: 'Customers' },
] as const;

export type PastView = (typeof PAST_VIEWS)[number]['value'];

/** What a view of then needs to know. */
export interface PastViewProps {
  past: PastMoment;
}

/** The moment that a view shows, as the server has read it. */
export interface ShownMoment {
  at_local: string;
  seq: number;
}
