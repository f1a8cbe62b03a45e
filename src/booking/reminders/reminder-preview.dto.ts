/** A reminder of an example, as it would leave now. */
export class ReminderPreviewDto {
  subject!: string;
  /** The mail as plain text. */
  mail!: string;
  /** The text message. */
  text!: string;
  /** In how many messages a network sends it. */
  text_parts!: number;
  /** Whether texts can be sent at all. */
  has_text_gateway!: boolean;
}
