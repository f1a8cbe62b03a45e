import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { LoggedEvent } from '../../platform/event-store/logged-event.js';
import { Post } from '../../platform/mail/post.js';
import { rendered } from '../../platform/mail/rendered-letter.js';
import { invitationLetter, resetLetter } from './account-letters.js';
import { accountOf } from './known-account.js';
import { type LinkPurpose, PasswordLinks } from './password-links.js';

const letters = { invitation: invitationLetter, reset: resetLetter };

/** Mails the links that set a password. */
@Injectable()
export class AccountPost {
  constructor(
    private readonly post: Post,
    private readonly links: PasswordLinks,
  ) {}

  /**
   * The token is made here, in the transaction of the delivery, so that it stands in the mail and nowhere else. A second
   * attempt therefore mails another link, under another Message-ID: the mail that counts must not be taken for a double.
   */
  async send(event: LoggedEvent, em: EntityManager, purpose: LinkPurpose): Promise<void> {
    const account = await accountOf(em, event.stream);
    if (!account || account.isDisabled || (purpose === 'invitation' && account.passwordHash)) return;
    const sender = await this.post.sender();
    const { email } = account;
    const url = await this.links.make(em, account.id, purpose, event.occurredAt);
    const letter = rendered(sender, letters[purpose]({ shopName: sender.name, email, url }));
    await this.post.send({ letter, sender, to: { name: email, address: email }, mailId: randomUUID() });
  }
}
