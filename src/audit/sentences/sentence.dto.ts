/** A piece of what an entry says. */
export class SentencePartDto {
  text!: string;
  /** What the text names: `booking`, `client`, `therapist`, `service`, `room` or `waiting_entry`; null for words. */
  kind!: string | null;
  id!: string | null;
}
