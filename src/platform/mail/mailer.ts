import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { SpanKind } from '@opentelemetry/api';
import { createTransport } from 'nodemailer';
import { Config } from '../config.js';
import { currentRequestId } from '../http/request-context.js';
import { traced } from '../tracing/tracing.js';

export interface Mail {
  from: Mailbox;
  to: Mailbox;
  /** Where answers go, when not to `from`. */
  replyTo?: Mailbox;
  subject: string;
  html: string;
  text: string;
  attachments?: readonly MailAttachment[];
  /** The same for every attempt to send the same mail, so that a doubled one can be told. Without the brackets. */
  messageId: string;
}

export interface Mailbox {
  name: string;
  address: string;
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Buffer | string;
  /** Shown in the markup as `cid:…` instead of being listed. */
  cid?: string;
}

/** What nodemailer tells of a failure, apart from words. */
interface Refusal {
  code?: string;
  command?: string;
  responseCode?: number;
}

/** The server could not be reached or refused the mail. Says so in codes, since the server's own words quote addresses. */
export class MailNotSent extends Error {
  constructor({ code, command, responseCode }: Refusal) {
    super(`The mail was not sent: ${[code, command, responseCode].filter((part) => part !== undefined).join(' ')}`);
    this.name = 'MailNotSent';
  }
}

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Hands mails to the SMTP server. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly transport;

  constructor(config: Config) {
    this.transport = createTransport({ url: config.SMTP_URL, pool: true, maxConnections: 4, ...patience });
  }

  /** Resolves once the server has taken the mail, which carries the id of the request that led to it. @throws MailNotSent */
  async send({ messageId, attachments = [], ...mail }: Mail): Promise<void> {
    const requestId = currentRequestId();
    const message = {
      ...mail,
      ...(requestId && { headers: { 'X-Request-Id': requestId } }),
      messageId: `<${messageId}>`,
      attachments: attachments.map((attachment) => ({ ...attachment })),
      // What people wrote is content, never a file or an address to fetch.
      disableFileAccess: true,
      disableUrlAccess: true,
    };
    const work = { name: 'send mail', kind: SpanKind.CLIENT, attributes: { message_id: messageId } };
    await traced(work, () => this.transport.sendMail(message)).catch((refusal: Refusal) => {
      throw new MailNotSent(refusal);
    });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
