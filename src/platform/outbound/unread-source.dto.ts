/** A source outside the shop that cannot be read, such as a therapist's own calendar. */
export class UnreadSourceDto {
  /** What cannot be read, since when and why, in sentences. */
  text!: string;
}
