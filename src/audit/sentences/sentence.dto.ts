/** A part of the sentence of an entry. */
export class SentencePartDto {
  text!: string;
  /**
   * Kind of thing that the text names: `booking`, `client`, `therapist`, `service`, `room` or `waiting_entry`; null for
   * plain words.
   */
  kind!: string | null;
  id!: string | null;
}
