import { NextFreeDto } from '../../../scheduling/index.js';

/** A free time, with what the treatment costs and takes with that therapist now. */
export class BookAgainStartDto extends NextFreeDto {
  price!: number;
  /** Minutes. */
  duration!: number;
}

/** What a client needs to book the same once more. */
export class BookAgainDto {
  /** Names the service in links: `/book?service=…`. */
  service_slug!: string;
  /** Names the therapist in links; null for Any Available. */
  therapist_slug!: string | null;
  /** Whether the shop still has it; without it there are no times. */
  is_offered!: boolean;
  /** The next free times, with the same therapist, or with whoever is free after a booking with Any Available. */
  starts!: BookAgainStartDto[];
}
