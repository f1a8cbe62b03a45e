import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { SpanKind } from '@opentelemetry/api';
import { createTransport } from 'nodemailer';
import { Config } from '../config.js';
import { currentRequestId } from '../request-context.js';
import { withSpan } from '../observability/tracing/tracing.js';
import { type SmtpFailure, toMailError } from './mail-errors.js';
import type { Mailbox } from './mailbox.js';

export interface Mail {
  from: Mailbox;
  to: Mailbox;
  /** Where replies go, when not to `from`. */
  replyTo?: Mailbox;
  subject: string;
  html: string;
  text: string;
  attachments?: readonly MailAttachment[];
  /** The same for every attempt to send this mail, so that duplicates can be recognised. Without the brackets. */
  messageId: string;
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Buffer | string;
  /** Shown in the markup as `cid:…` instead of being listed. */
  cid?: string;
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Delivers mails to the SMTP server. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly transport;

  constructor(config: Config) {
    this.transport = createTransport({ url: config.SMTP_URL, pool: true, maxConnections: 4, ...TIMEOUTS });
  }

  /**
   * Resolves once the server has accepted the mail. Its header names the request that caused it.
   * @throws MailSendError when it may go well later, MailRefusedError when it never will
   */
  async send({ messageId, attachments = [], ...mail }: Mail): Promise<void> {
    const requestId = currentRequestId();
    const message = {
      ...mail,
      ...(requestId && { headers: { 'X-Request-Id': requestId } }),
      messageId: `<${messageId}>`,
      attachments: attachments.map((attachment) => ({ ...attachment })),
      // Text that people wrote must not make nodemailer read files or fetch addresses.
      disableFileAccess: true,
      disableUrlAccess: true,
    };
    const work = { name: 'send mail', kind: SpanKind.CLIENT, attributes: { message_id: messageId } };
    await withSpan(work, () => this.transport.sendMail(message)).catch((failure: SmtpFailure) => {
      throw toMailError(failure, [mail.to, mail.from, ...(mail.replyTo ? [mail.replyTo] : [])]);
    });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
