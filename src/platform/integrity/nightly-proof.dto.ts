import type { LocalDate } from '../../kernel/local-time.js';

/** A difference, in a sentence. */
export class ComplaintDto {
  text!: string;
  /** Path of the page that shows it; null where there is none. */
  path!: string | null;
}

/** A night's finding about the data, in words for people outside. */
export class NightlyProofDto {
  /** Name of the data: `Books`. */
  name!: string;
  /** The day on which it was proved, `yyyy-MM-dd`. */
  day!: LocalDate;
  /** The comparison and its result, in a sentence. */
  text!: string;
  /** Empty where all agrees. */
  complaints!: ComplaintDto[];
}
