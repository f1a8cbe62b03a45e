import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { isIP } from 'node:net';
import { SpanKind } from '@opentelemetry/api';
import { createTransport } from 'nodemailer';
import { Config } from '../config.js';
import { ServerUnavailableError } from '../deliveries/delivery-errors.js';
import { QueueOutages } from '../deliveries/outages/queue-outages.js';
import { currentRequestId } from '../request-context.js';
import { withSpan } from '../observability/tracing/tracing.js';
import { type SmtpFailure, toMailError } from './failures/mail-errors.js';
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

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Delivers mails to the SMTP server. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private transport: Transport;

  constructor(
    private readonly config: Config,
    private readonly outages: QueueOutages,
  ) {
    this.transport = openTransport(config);
  }

  /**
   * Sends a mail. Resolves once the server has accepted it. Its header names the request that caused it.
   * @throws MailSendError or MailDeferredError when it may succeed later, MailRefusedError when it never will
   */
  async send({ messageId, attachments = [], ...mail }: Mail): Promise<void> {
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
    const { transport } = this;
    await withSpan(work, () => transport.sendMail(message)).catch(async (failure: SmtpFailure) => {
      // Another mail's failure has closed the connections before this one was on its way.
      if (transport !== this.transport && POOL_CLOSED.test(failure.message ?? ''))
        return this.transport.sendMail(message);
      const error = toMailError(failure, [mail.to, mail.from, ...(mail.replyTo ? [mail.replyTo] : [])]);
      if (!(error instanceof ServerUnavailableError)) this.outages.recordAnswer('mail');
      else if (failure.responseCode) this.dropConnections(transport);
      throw error;
    });
    this.outages.recordAnswer('mail');
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

function openTransport(config: Config) {
  const connection = { url: config.SMTP_URL, pool: true as const, maxConnections: 4, ...TIMEOUTS };
  const transport = createTransport({ ...connection, ...greeting(config), ...dkimOptions(config) });
  transport.use('stream', ({ message }, done) => {
    message.transform(() => new SingleChunkTransform());
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
