import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { isIP } from 'node:net';
import { SpanKind } from '@opentelemetry/api';
import { createTransport } from 'nodemailer';
import { Config } from '../config.js';
import { ServerUnavailableError } from '../deliveries/delivery-errors.js';
import { awaitAnswer } from '../deliveries/late-answers/await-answer.js';
import { ANSWER_TIMEOUT_MS } from '../deliveries/late-answers/unknown-attempts.js';
import { QueueOutages } from '../deliveries/outages/queue-outages.js';
import { currentRequestId } from '../request-context.js';
import { withSpan } from '../observability/tracing/tracing.js';
import { MailPostponedError, MailUnknownError, type SmtpFailure, toMailError } from './failures/mail-errors.js';
import { SingleChunkTransform } from './single-chunk-transform.js';
import type { Mailbox } from './mailbox.js';

export interface Mail {
  from: Mailbox;
  to: Mailbox;
  /** Address for replies, when not `from`. */
  replyTo?: Mailbox;
  subject: string;
  html: string;
  text: string;
  attachments?: readonly (MailAttachment | InlineImage)[];
  /** Stays the same over all attempts to send this mail, so that duplicates can be recognised. Without the brackets. */
  messageId: string;
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Buffer | string;
}

/** A picture that the markup shows as `cid:…`: its part of the message with headers, ready to be sent. */
export interface InlineImage {
  cid: string;
  contentType: string;
  raw: string;
}

/** Nodemailer's message for a closed pool, which has no code. */
const POOL_CLOSED = /^Connection pool was closed/;

/** The wait for a connection, its greeting, and an answer to a whole mail, the only one that may take minutes. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: ANSWER_TIMEOUT_MS };
/** Time in which the server has to get a mail. It is less than a delivery's transaction may be idle for. */
const HANDOVER_TIMEOUT_MS = 90_000;
/** Largest number of mails without an answer, each on a connection of its own, that others are sent beside. */
const MAX_UNANSWERED = 16;
/** Largest number of mails that are handed over at once. */
const MAX_HANDOVERS = 4;

/** Delivers mails to the SMTP server. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private transport: Transport;
  private unanswered = 0;

  constructor(
    private readonly config: Config,
    private readonly outages: QueueOutages,
  ) {
    this.transport = openTransport(config);
  }

  /**
   * Sends a mail. Resolves once the server has accepted it; within a delivery also when the server has got it, but takes
   * long to say so. Its header names the request that caused it.
   * @throws MailSendError or MailDeferredError when it may succeed later, MailRefusedError when it never will
   */
  async send({ messageId, attachments = [], ...mail }: Mail): Promise<void> {
    if (this.unanswered >= MAX_UNANSWERED) throw new MailPostponedError(this.unanswered);
    const requestId = currentRequestId();
    const message = {
      ...mail,
      from: toPlainMailbox(mail.from),
      to: toPlainMailbox(mail.to),
      ...(mail.replyTo && { replyTo: toPlainMailbox(mail.replyTo) }),
      subject: toPlainHeader(mail.subject),
      // Programs that answer mails, such as one of somebody on holiday, leave these alone (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated', ...(requestId && { 'X-Request-Id': requestId }) },
      messageId: `<${messageId}>`,
      attachments: attachments.map((attachment) => ({ ...attachment })),
      // Text that people wrote must not make nodemailer read files or fetch addresses.
      disableFileAccess: true,
      disableUrlAccess: true,
    };
    const work = { name: 'send mail', kind: SpanKind.CLIENT, attributes: { message_id: messageId } };
    const people = [mail.to, mail.from, ...(mail.replyTo ? [mail.replyTo] : [])];
    const handover = Promise.withResolvers<void>();
    const answer = withSpan(work, () => this.transmit(message, people, handover.resolve));
    await awaitAnswer(answer, handover.promise);
  }

  /** Hands a mail to the server and waits for its answer, for as long as the server may take. */
  private async transmit(message: Message, people: readonly Mailbox[], onHandover: () => void): Promise<void> {
    const tooLong = new AbortController();
    const timer = setTimeout(() => tooLong.abort(), HANDOVER_TIMEOUT_MS);
    let isHandedOver = false;
    const hooks = {
      signal: tooLong.signal,
      onHandover: () => {
        isHandedOver = true;
        this.unanswered += 1;
        clearTimeout(timer);
        onHandover();
      },
    };
    const { transport } = this;
    try {
      await transport.sendMail({ ...message, ...hooks }).catch((failure: SmtpFailure) => {
        // Another mail's failure has closed the connections before this one was on its way.
        if (transport === this.transport || !POOL_CLOSED.test(failure.message ?? '')) throw failure;
        return this.transport.sendMail({ ...message, ...hooks });
      });
      this.outages.recordAnswer('mail');
    } catch (error) {
      const failure = error as SmtpFailure;
      const isUnknown = isHandedOver && failure.responseCode === undefined;
      const mailError = isUnknown ? new MailUnknownError(failure) : toMailError(failure, people);
      if (!(mailError instanceof ServerUnavailableError)) this.outages.recordAnswer('mail');
      else if (failure.responseCode) this.dropConnections(transport);
      throw mailError;
    } finally {
      clearTimeout(timer);
      if (isHandedOver) this.unanswered -= 1;
    }
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }

  /**
   * Closes all connections after a failure, so that the next mail opens a new one: a repaired server may go on
   * refusing over the old ones.
   */
  private dropConnections(failed: Transport): void {
    if (failed !== this.transport) return;
    failed.close();
    this.transport = openTransport(this.config);
  }
}

/**
 * Breaks up encoded words such as `=?utf-8?B?…?=`, which mail programs decode in a header. Somebody could hide in one
 * the invisible characters and the links that names may not have.
 */
const toPlainHeader = (text: string) => text.replaceAll('=?', '= ?');
const toPlainMailbox = ({ name, address }: Mailbox): Mailbox => ({ name: toPlainHeader(name), address });

type Transport = ReturnType<typeof openTransport>;
type Message = Parameters<Transport['sendMail']>[0];

/** Properties of a message beside those of nodemailer. */
interface MessageHooks {
  /** Called when the last byte of the message is on its way, with the dot that ends it. */
  onHandover?: () => void;
}

function openTransport(config: Config) {
  const maxConnections = MAX_HANDOVERS + MAX_UNANSWERED;
  const connection = { url: config.SMTP_URL, pool: true as const, maxConnections, ...TIMEOUTS };
  const transport = createTransport({ ...connection, ...greeting(config), ...dkimOptions(config) });
  transport.use('stream', ({ message, data }, done) => {
    message.transform(() => new SingleChunkTransform());
    // The stream that the connection reads, which signing may still change.
    const createReadStream = message.createReadStream.bind(message);
    message.createReadStream = (options) =>
      createReadStream(options).once('end', () => (data as MessageHooks).onHandover?.());
    done();
  });
  return transport;
}

/**
 * Returns the name of the site to greet a server with. Strict servers refuse clients that greet without a name of the
 * DNS, such as a container.
 */
function greeting({ PUBLIC_URL }: Config) {
  const { hostname } = new URL(PUBLIC_URL);
  return hostname.includes('.') && !isIP(hostname) ? { name: hostname } : {};
}

/** Returns the options to sign mails with, when the settings name a domain. */
function dkimOptions({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY }: Config) {
  if (!DKIM_DOMAIN || !DKIM_SELECTOR || !DKIM_PRIVATE_KEY) return {};
  return { dkim: { domainName: DKIM_DOMAIN, keySelector: DKIM_SELECTOR, privateKey: DKIM_PRIVATE_KEY } };
}
