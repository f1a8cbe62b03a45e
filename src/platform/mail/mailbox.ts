/** A name and an email address. */
export interface Mailbox {
  name: string;
  address: string;
}
