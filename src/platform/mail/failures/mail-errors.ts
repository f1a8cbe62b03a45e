import {
  DeliveryDeferredError,
  DeliveryRefusedError,
  ServerUnavailableError,
} from '../../deliveries/delivery-errors.js';
import { redactReply } from '../../deliveries/redact-reply.js';
import type { Mailbox } from '../mailbox.js';

/** What nodemailer reports of a failure. */
export interface SmtpFailure {
  code?: string;
  command?: string;
  responseCode?: number;
  /** Never shown: it may quote addresses. */
  message?: string;
  /** The server's reply. */
  response?: string;
}

/**
 * The server could not be reached, or takes mails later; whether all of them shows when others are tried. Only codes,
 * because the server's messages quote addresses.
 */
export class MailSendError extends ServerUnavailableError {
  constructor(failure: SmtpFailure) {
    super(`The mail was not sent: ${formatCodes(failure)}`);
    this.name = 'MailSendError';
  }
}

/** The server takes mail to this address later, such as when its mailbox is full. */
export class MailDeferredError extends DeliveryDeferredError {
  constructor(failure: SmtpFailure) {
    super(`The mail was deferred: ${formatCodes(failure)}`);
    this.name = 'MailDeferredError';
  }
}

/** The server takes this mail, or mail to this address, never. */
export class MailRefusedError extends DeliveryRefusedError {
  constructor(failure: SmtpFailure, reply: string) {
    super(`The mail was refused: ${formatCodes(failure)}`, reply);
    this.name = 'MailRefusedError';
  }
}

type MailError = MailSendError | MailDeferredError | MailRefusedError;

/** @param people whose names and addresses the server may quote in its reply */
export function toMailError(failure: SmtpFailure, people: readonly Mailbox[]): MailError {
  if (isAboutMailbox(failure)) return new MailDeferredError(failure);
  if (!isRefusal(failure)) return new MailSendError(failure);
  const reply = failure.response ?? String(failure.responseCode);
  return new MailRefusedError(failure, redactReply(reply, people.flatMap(personalParts)));
}

/** Commands that are about one mail. A refusal of any other is about us, and the next mail would get the same. */
const MAIL_COMMANDS = ['RCPT TO', 'DATA'];

/** "Sign in first" may come in answer to any command: settings are wrong, not the mail. */
const SIGN_IN_CODES = [530, 534, 535, 538];

/** Status codes of RFC 3463 about an address or its mailbox, and what servers say that send none or greylist. */
const ABOUT_MAILBOX =
  /^4\d\d[ -]4\.[12]\.\d+\b|gr[ae]y-?list|\b(mailbox|recipient|user|account)\b.{0,40}\b(busy|full|locked|quota|storage|unavailable|limit)/i;

/** The same codes may also be about the server: only what it says of the mailbox leaves the others alone. */
function isAboutMailbox({ command = '', responseCode = 0, response = '' }: SmtpFailure): boolean {
  const isDeferral = responseCode === 450 || responseCode === 451 || responseCode === 452;
  return MAIL_COMMANDS.includes(command) && isDeferral && ABOUT_MAILBOX.test(response);
}

function isRefusal({ command = '', responseCode = 0 }: SmtpFailure): boolean {
  return MAIL_COMMANDS.includes(command) && responseCode >= 500 && !SIGN_IN_CODES.includes(responseCode);
}

/** Servers quote addresses, and sometimes the name beside them. */
const personalParts = ({ name, address }: Mailbox) => [address, address.split('@')[0]!, ...name.split(/\s+/)];

const formatCodes = ({ code, command, responseCode, message = '' }: SmtpFailure) =>
  [code, command, responseCode, CERTIFICATE_REFUSED.test(message) ? 'CERTIFICATE' : undefined]
    .filter((part) => part !== undefined)
    .join(' ');

/** What Node says of a certificate that it does not trust; nodemailer replaces the code. */
const CERTIFICATE_REFUSED = /\bcertificate\b|\baltnames?\b/i;
