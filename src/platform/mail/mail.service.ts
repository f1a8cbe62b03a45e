import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { readFile } from 'node:fs/promises';
import { product } from '../../kernel/product.js';
import { Config } from '../config.js';
import type { Mailbox } from './mailbox.js';
import { type InlineImage, type MailAttachment, Mailer } from './mailer.js';
import type { RenderedMail } from './render-mail.js';
import { type MailSender, MailSenderSource } from './mail-sender.js';

/** The pictures of the layout, by content id. Every mail carries them. */
const inlineImages = { 'brand-mark': 'brand-mark.png', 'mail-header': 'mail-header.png' };

export interface OutgoingMail {
  content: RenderedMail;
  sender: MailSender;
  to: Mailbox;
  /** Address for replies, when not the sender. */
  replyTo?: Mailbox;
  attachments?: readonly MailAttachment[];
  /** Id that is unique for each mail, and the same for every attempt to send it. */
  mailId: string;
}

/** Sends mails with the pictures of their layout. */
@Injectable()
export class MailService {
  private readonly host: string;
  private images: Promise<InlineImage[]> | undefined;

  constructor(
    private readonly mailer: Mailer,
    private readonly modules: ModuleRef,
    config: Config,
  ) {
    this.host = new URL(config.PUBLIC_URL).hostname;
  }

  /** Returns the shop in whose name mails are sent now. */
  getSender(): Promise<MailSender> {
    return this.modules.get<MailSenderSource>(MailSenderSource, { strict: false }).getSender();
  }

  /** Sends a mail. @throws MailSendError when the mail could not be handed over */
  async send({ content, sender: { name, email }, to, replyTo, attachments = [], mailId }: OutgoingMail): Promise<void> {
    const from = { name, address: email || `${product.mailbox}@${this.host}` };
    const replies = replyTo ?? (email ? from : undefined);
    await this.mailer.send({
      ...content,
      from,
      ...(replies && { replyTo: replies }),
      to,
      attachments: [...(await this.loadImages()), ...attachments],
      messageId: `${mailId}@${this.host}`,
    });
  }

  private loadImages(): Promise<InlineImage[]> {
    this.images ??= readInlineImages().catch((error: unknown) => {
      // The next mail tries again.
      this.images = undefined;
      throw error;
    });
    return this.images;
  }
}

function readInlineImages(): Promise<InlineImage[]> {
  return Promise.all(
    Object.entries(inlineImages).map(async ([cid, filename]) => {
      const content = await readFile(new URL(`images/${filename}`, import.meta.url), 'base64');
      return { cid, contentType: 'image/png', raw: toMimePart(cid, filename, content) };
    }),
  );
}

/**
 * Makes the MIME part of a picture, once and not for every mail: to encode the pictures takes as long as the rest of
 * the message.
 */
function toMimePart(cid: string, filename: string, base64: string): string {
  return [
    `Content-Type: image/png; name=${filename}`,
    `Content-ID: <${cid}>`,
    'Content-Transfer-Encoding: base64',
    `Content-Disposition: inline; filename=${filename}`,
    '',
    ...base64.match(/.{1,76}/g)!,
  ].join('\r\n');
}
