/** The shop as a mail's header and footer show it. */
export interface MailSender {
  name: string;
  addressLines: readonly string[];
  phone: string;
  /** The address; empty while there is none. */
  email: string;
  /** Opening hours in lines: `Mon-Fri`, `9am-10pm`. */
  hours: readonly { days: string; hours: string }[];
}

/** Looks up the shop in whose name mails are sent. */
export abstract class MailSenderSource {
  abstract getSender(): Promise<MailSender>;
}
