import type { PastMoment } from './use-past-moment.js';

/** The props of a page as it was. */
export interface PastViewProps {
  past: PastMoment;
}

/** The moment on screen, as the server has read it. */
export interface ShownMoment {
  at_local: string;
  seq: number;
}
