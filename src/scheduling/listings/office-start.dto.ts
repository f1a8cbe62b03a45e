import { FreeTherapistRefDto } from './next-starts.dto.js';
import { FreeStartDto } from './therapist-card.dto.js';

/** A free start for the desk. */
export class OfficeStartDto extends FreeStartDto {
  /**
   * Everybody who is free then: first whose shift it does not outlast, then who is left with no gap too short to book, then
   * who has least to do that day.
   */
  therapists!: FreeTherapistRefDto[];

  /** Whether it would leave the first of them a gap too short to book. */
  leaves_gap!: boolean;

  /** Whether it would end after the shift of the first of them: allowed, with a warning. */
  runs_past_shift!: boolean;
}
