import {
  DeliveryDeferredError,
  DeliveryRefusedError,
  DeliveryUnknownError,
  ServerUnavailableError,
} from '../../deliveries/delivery-errors.js';
import { redactReply } from '../../deliveries/redact-reply.js';
import type { Mailbox } from '../mailbox.js';

/** A failure as nodemailer reports it. */
export interface SmtpFailure {
  code?: string;
  command?: string;
  responseCode?: number;
  /** The message, which is never shown: it may quote addresses. */
  message?: string;
  /** The server's reply. */
  response?: string;
  /** The system call that failed, `connect` where no connection was made. */
  syscall?: string;
  /** Which limit of time was passed. */
  timeoutType?: string;
}

/**
 * The server could not be reached, or takes mails later; other mails show whether that is true for all. The error holds
 * only codes, because the server's messages quote addresses.
 */
export class MailSendError extends ServerUnavailableError {
  constructor(failure: SmtpFailure) {
    super(`The mail was not sent: ${formatCodes(failure)}`, isUnreached(failure));
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

/** The server will never take this mail, or mail to this address. */
export class MailRefusedError extends DeliveryRefusedError {
  constructor(failure: SmtpFailure, reply: string) {
    super(`The mail was refused: ${formatCodes(failure)}`, reply);
    this.name = 'MailRefusedError';
  }
}

/** The server has got the mail whole, and the connection ended before it said whether it takes it. */
export class MailUnknownError extends DeliveryUnknownError {
  constructor(failure: SmtpFailure) {
    super(`The mail may have been sent: ${formatCodes(failure)}`);
    this.name = 'MailUnknownError';
  }
}

/** So many mails are without an answer that this one waits. */
export class MailPostponedError extends DeliveryDeferredError {
  constructor(unanswered: number) {
    super(`The mail waits: the mail server has yet to answer ${unanswered} others`);
    this.name = 'MailPostponedError';
  }
}

type MailError = MailSendError | MailDeferredError | MailRefusedError;

/** Converts a failure. @param people whose names and addresses the server may quote in its reply */
export function toMailError(failure: SmtpFailure, people: readonly Mailbox[]): MailError {
  if (isAboutMailbox(failure)) return new MailDeferredError(failure);
  if (!isRefusal(failure)) return new MailSendError(failure);
  const reply = failure.response ?? String(failure.responseCode);
  return new MailRefusedError(failure, redactReply(reply, people.flatMap(personalParts)));
}

/**
 * Commands that are about one mail. A refusal of any other command is about us, and the next mail would get the same.
 */
const MAIL_COMMANDS = ['RCPT TO', 'DATA'];

/** Codes for "sign in first", which may answer any command: settings are wrong, not the mail. */
const SIGN_IN_CODES = [530, 534, 535, 538];

/** Whether the server was not reached. A server that hangs up in the middle of a mail has the same code and command. */
const isUnreached = ({ code = '', syscall, timeoutType = '' }: SmtpFailure): boolean =>
  code === 'EDNS' || syscall === 'connect' || ['CONNECT_TIMEOUT', 'GREETING_TIMEOUT'].includes(timeoutType);

/**
 * Pattern of replies about an address or its mailbox: status codes of RFC 3463, and texts of servers that send no code
 * or greylist.
 */
const ABOUT_MAILBOX =
  /^4\d\d[ -]4\.[12]\.\d+\b|gr[ae]y-?list|\b(mailbox|recipient|user|account)\b.{0,40}\b(busy|full|locked|quota|storage|unavailable|limit)/i;

/**
 * Whether a deferral is about the mailbox. The same codes may also be about the server: only the text about the mailbox
 * leaves other mails alone.
 */
function isAboutMailbox({ command = '', responseCode = 0, response = '' }: SmtpFailure): boolean {
  const isDeferral = responseCode === 450 || responseCode === 451 || responseCode === 452;
  return MAIL_COMMANDS.includes(command) && isDeferral && ABOUT_MAILBOX.test(response);
}

function isRefusal({ command = '', responseCode = 0 }: SmtpFailure): boolean {
  return MAIL_COMMANDS.includes(command) && responseCode >= 500 && !SIGN_IN_CODES.includes(responseCode);
}

/** Returns the parts that a server may quote: the address, and sometimes the name beside it. */
const personalParts = ({ name, address }: Mailbox) => [address, address.split('@')[0]!, ...name.split(/\s+/)];

const formatCodes = ({ code, command, responseCode, message = '' }: SmtpFailure) =>
  [code, command, responseCode, CAUSES.find(({ pattern }) => pattern.test(message))?.code]
    .filter((part) => part !== undefined)
    .join(' ');

/** Patterns of Node's messages about a certificate that it does not trust, and an answer without TLS; nodemailer replaces the code. */
const CAUSES = [
  { pattern: /\bcertificate\b|\baltnames?\b/i, code: 'CERTIFICATE' },
  { pattern: /\bwrong version number\b/i, code: 'NO_TLS' },
];
