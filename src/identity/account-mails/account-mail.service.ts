import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { isStranger } from '../../kernel/actor.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import type { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import { RecipientLimit } from '../../platform/mail/limits/recipient-limit.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { renderMail } from '../../platform/mail/render-mail.js';
import { invitationMail, passwordResetMail } from './account-mail-templates.js';
import { findMailedAccount } from './mailed-account.js';
import { PasswordTokens } from '../passwords/password-tokens.js';
import type { TokenPurpose } from '../passwords/token-purpose.js';

interface AccountMail {
  purpose: TokenPurpose;
  subscriber: string;
}

const templates = { invitation: invitationMail, reset: passwordResetMail };

/** Mails the links that set a password. */
@Injectable()
export class AccountMailService {
  constructor(
    private readonly mail: MailService,
    private readonly tokens: PasswordTokens,
    private readonly limit: RecipientLimit,
  ) {}

  /**
   * Mails the link. Issues the token here, in the transaction of the delivery, so that only the mail contains it. A
   * second attempt therefore mails another link, with another Message-ID: mail programs must not drop the valid one as
   * a duplicate.
   */
  async send(event: RecordedEvent, tx: Transaction, { purpose, subscriber }: AccountMail): Promise<void> {
    const account = await findMailedAccount(tx, event.stream);
    if (!account || account.isDisabled || (purpose === 'invitation' && account.hasPassword)) return;
    const sender = await this.mail.getSender();
    const { id, email } = account;
    // Before the link, which would void the one before.
    if (isStranger(event.actor)) await this.limit.count(tx, email, { subscriber, eventId: event.eventId });
    const url = await this.tokens.issueLink(tx, id, purpose, event.occurredAt);
    const content = renderMail(templates[purpose], { sender, email, url });
    await this.mail.send({ content, sender, to: { name: email, address: email }, mailId: randomUUID() });
  }
}
