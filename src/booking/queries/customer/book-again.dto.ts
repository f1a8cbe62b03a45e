import { NextFreeDto } from '../../../scheduling/index.js';

/** A free time, with what the treatment costs and takes with that therapist now. */
export class BookAgainStartDto extends NextFreeDto {
  price!: number;
  /** Length in minutes. */
  duration!: number;
}

/** The treatment of an earlier booking as it can be booked once more. */
export class BookAgainDto {
  /** The name of the service in links: `/book?service=…`. */
  service_slug!: string;
  /** The name of the therapist in links; null for Any Available. */
  therapist_slug!: string | null;
  /** Whether the shop still offers it; without that there are no times. */
  is_offered!: boolean;
  /** The next free times, with the same therapist, or with whoever is free after a booking with Any Available. */
  starts!: BookAgainStartDto[];
}
