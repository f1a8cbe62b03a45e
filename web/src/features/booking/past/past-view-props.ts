import type { PastMoment } from './use-past-moment.js';

/** What a view of then needs to know. */
export interface PastViewProps {
  past: PastMoment;
}

/** The moment that a view shows, as the server has read it. */
export interface ShownMoment {
  at_local: string;
  seq: number;
}
