import { DeliveryRefusedError } from '../deliveries/delivery-refused-error.js';
import type { Mailbox } from './mailbox.js';

/** What nodemailer reports of a failure. */
export interface SmtpFailure {
  code?: string;
  command?: string;
  responseCode?: number;
  /** The server's reply. */
  response?: string;
}

/** The server could not be reached or takes the mail later. Only codes, because the server's messages quote addresses. */
export class MailSendError extends Error {
  constructor(failure: SmtpFailure) {
    super(`The mail was not sent: ${formatCodes(failure)}`);
    this.name = 'MailSendError';
  }
}

/** The server takes this mail, or mail to this address, never. */
export class MailRefusedError extends DeliveryRefusedError {
  constructor(failure: SmtpFailure, reply: string) {
    super(`The mail was refused: ${formatCodes(failure)}`, reply);
    this.name = 'MailRefusedError';
  }
}

/** @param people whose names and addresses the server may quote in its reply */
export function toMailError(failure: SmtpFailure, people: readonly Mailbox[]): MailSendError | MailRefusedError {
  if (!isRefusal(failure)) return new MailSendError(failure);
  return new MailRefusedError(failure, redactReply(failure.response ?? String(failure.responseCode), people));
}

/** Commands that are about one mail. A refusal of any other is about us, and the next mail would get the same. */
const MAIL_COMMANDS = ['RCPT TO', 'DATA'];

/** "Sign in first" may come in answer to any command: settings are wrong, not the mail. */
const SIGN_IN_CODES = [530, 534, 535, 538];

function isRefusal({ command = '', responseCode = 0 }: SmtpFailure): boolean {
  return MAIL_COMMANDS.includes(command) && responseCode >= 500 && !SIGN_IN_CODES.includes(responseCode);
}

const MAX_REPLY_LENGTH = 300;

/** Servers quote addresses, and sometimes the name beside them. Without them the reply may outlive an erasure. */
function redactReply(reply: string, people: readonly Mailbox[]): string {
  const quoted = people
    .flatMap(({ name, address }) => [address, address.split('@')[0]!, ...name.split(/\s+/)])
    .filter((part) => part.length > 2)
    .toSorted((one, other) => other.length - one.length);
  const isQuoted = new RegExp(quoted.map((part) => `(?<![\\w])${RegExp.escape(part)}(?![\\w])`).join('|'), 'giu');
  return reply
    .replaceAll(/<?[^\s<>@]+@[^\s<>@]+>?/g, '…')
    .replaceAll(isQuoted, '…')
    .replaceAll(/\s+/g, ' ')
    .slice(0, MAX_REPLY_LENGTH);
}

const formatCodes = ({ code, command, responseCode }: SmtpFailure) =>
  [code, command, responseCode].filter((part) => part !== undefined).join(' ');
