/** A row of facts: `When`, `Thursday, November 26, 2026, 2:30 PM`, and in a second line what belongs to it. */
export interface Fact {
  label: string;
  value: string;
  /** Shown in bold. */
  isMain?: boolean;
  aside?: string;
}

/** What a mail says, before it takes a form. Plain strings; the forms escape them. */
export interface LetterText {
  subject: string;
  heading: string;
  lead: string;
  facts: readonly Fact[];
  /** The one thing to do. */
  button?: { label: string; url: string };
  /** A second, quieter link. */
  link?: { label: string; url: string };
  /** Small print below. */
  notes: readonly string[];
}
