import type { LocalDate } from '../../kernel/local-time.js';

/** What does not agree, in a sentence. */
export class ComplaintDto {
  text!: string;
  /** Path of the page that shows it; null where there is none. */
  path!: string | null;
}

/** What a night has proved of the data, in words for people outside. */
export class NightlyProofDto {
  /** What it is about: `Books`. */
  name!: string;
  /** The day on which it was proved, `yyyy-MM-dd`. */
  day!: LocalDate;
  /** What was compared with what, in a sentence. */
  text!: string;
  /** Empty where all agrees. */
  complaints!: ComplaintDto[];
}
