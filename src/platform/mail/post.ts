import { Injectable } from '@nestjs/common';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Config } from '../config.js';
import { letterPictures } from './letter-html.js';
import { type Mailbox, type MailAttachment, Mailer } from './mailer.js';
import type { RenderedLetter } from './rendered-letter.js';
import type { Sender } from './sender.js';

export interface Sending {
  letter: RenderedLetter;
  sender: Sender;
  to: Mailbox;
  /** Where answers go, when not to the sender. */
  replyTo?: Mailbox;
  attachments?: readonly MailAttachment[];
  /** Tells this mail from every other, and stays when it is tried again. */
  mailId: string;
}

/** Sends letters with the pictures that they show. */
@Injectable()
export class Post {
  private readonly host: string;
  private pictures: Promise<MailAttachment[]> | undefined;

  /** In whose name letters go out now. The module that knows the shop says so at start. */
  sender: () => Promise<Sender> = () => Promise.reject(new Error('Nobody has said who writes the letters'));

  constructor(
    private readonly mailer: Mailer,
    config: Config,
  ) {
    this.host = new URL(config.PUBLIC_URL).hostname;
  }

  /** @throws MailNotSent when the mail could not be handed over */
  async send({ letter, sender: { name, email }, to, replyTo, attachments = [], mailId }: Sending): Promise<void> {
    const from = { name, address: email || `bookings@${this.host}` };
    const answers = replyTo ?? (email ? from : undefined);
    await this.mailer.send({
      ...letter,
      from,
      ...(answers && { replyTo: answers }),
      to,
      attachments: [...(await this.letterPictures()), ...attachments],
      messageId: `${mailId}@${this.host}`,
    });
  }

  private letterPictures(): Promise<MailAttachment[]> {
    return (this.pictures ??= readPictures());
  }
}

function readPictures(): Promise<MailAttachment[]> {
  return Promise.all(
    Object.entries(letterPictures).map(async ([cid, filename]) => {
      const content = await readFile(resolve('web/public/art', filename));
      return { filename, contentType: 'image/png', content, cid };
    }),
  );
}
