/** A source outside the shop that cannot be read, such as a calendar of somebody who works here. */
export class UnreadSourceDto {
  /** The source, and since when and why it cannot be read, in sentences. */
  text!: string;
}
