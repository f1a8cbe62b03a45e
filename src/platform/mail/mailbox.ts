/** Somebody's name and email address. */
export interface Mailbox {
  name: string;
  address: string;
}
