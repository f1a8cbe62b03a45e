/** A reminder of an example, as it would be sent now. */
export class ReminderPreviewDto {
  subject!: string;
  /** The mail as plain text. */
  mail!: string;
  /** The text message. */
  text!: string;
  /** Number of messages in which a network sends it. */
  text_parts!: number;
  /** Whether texts can be sent at all. */
  has_text_gateway!: boolean;
}
