import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { TokenSigner } from '../../booking/index.js';
import { ShopSettings } from '../../catalog/index.js';
import { system } from '../../kernel/actor.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import { type Executor, sql } from '../../platform/database/sql.js';
import { markIdleSql } from '../../platform/deliveries/delivery-statements.js';
import type { MessageRecipient } from '../../platform/deliveries/message-recipients.js';
import { EventSubscriber, type Subscriber } from '../../platform/deliveries/subscriber.js';
import { AggregateRepository } from '../../platform/event-log/aggregate-repository.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { renderMail } from '../../platform/mail/render-mail.js';
import { toUnlinkedText } from '../../platform/mail/unlinked-text.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { makeCode } from '../domain/gift-certificate.decide.js';
import { type ExistingGiftCertificate, giftCertificateAggregate } from '../domain/gift-certificate.evolve.js';
import { GiftCertificateDeliveryAsked, GiftCertificateIssued } from '../payments.event-types.js';
import { readSeller } from '../sale-terms.js';
import { makeCertificateCode } from './certificate-code.js';
import { CertificateLinks } from '../certificate-links.js';
import { certificateReceiptMail, giftMail } from './gift-certificate-mails.js';
import { GiftCertificateRepository } from '../gift-certificate.repository.js';

/** Deliveries are stored under this name, so it is never changed. */
const CERTIFICATE_SUBSCRIBER = 'email-gift-certificate';

/** Mails buyers their receipt, and recipients their certificate when it is due. */
@Injectable()
@EventSubscriber({
  name: CERTIFICATE_SUBSCRIBER,
  queue: 'mail',
  events: [GiftCertificateIssued, GiftCertificateDeliveryAsked],
})
export class MailGiftCertificates implements Subscriber {
  constructor(
    private readonly store: AggregateRepository,
    private readonly certificates: GiftCertificateRepository,
    private readonly personalData: PersonalData,
    private readonly settings: ShopSettings,
    private readonly tokens: TokenSigner,
    private readonly links: CertificateLinks,
    private readonly mail: MailService,
    private readonly clock: ShopClock,
  ) {}

  async handle(event: GiftCertificateIssued | GiftCertificateDeliveryAsked, tx: Transaction): Promise<void> {
    const { stream, eventId } = event;
    // An erasure waits for the mail, and none is sent after one.
    await this.personalData.lockKey(tx, stream);
    const { state } = await this.store.load(tx, giftCertificateAggregate, stream);
    const isMailed =
      state.status === 'issued' &&
      (event instanceof GiftCertificateIssued
        ? await this.mailReceipt(tx, state, eventId)
        : await this.mailCertificate(tx, stream, state, eventId));
    if (!isMailed) await sql(tx, markIdleSql, [CERTIFICATE_SUBSCRIBER, eventId]);
  }

  /** Nobody is found where the people of the certificate were erased. */
  readonly findRecipients = async (db: Executor, streams: readonly string[]): Promise<MessageRecipient[]> => {
    const upTo = new Map(streams.map((stream) => [stream, 2 ** 31 - 1]));
    const loaded = await this.store.loadAll(db, giftCertificateAggregate, upTo);
    return loaded.map(({ id: stream, state }) => ({
      stream,
      mail: state.status === 'none' ? null : (state.people?.recipientEmail ?? state.people?.buyerEmail ?? null),
    }));
  };

  /** @returns whether there was somebody to mail it to */
  private async mailReceipt(tx: Transaction, certificate: ExistingGiftCertificate, eventId: string): Promise<boolean> {
    const { people, number } = certificate;
    if (!people?.buyerEmail) return false;
    const sender = await this.mail.getSender();
    const { toCertificateReceiptPdf } = await loadPdf();
    const content = { certificate, seller: await readSeller(this.settings, tx) };
    await this.mail.send({
      content: renderMail(certificateReceiptMail, { sender, certificate }),
      sender,
      to: { name: toUnlinkedText(people.buyerName ?? ''), address: people.buyerEmail },
      attachments: [
        {
          filename: `receipt-gift-certificate-${number}.pdf`,
          contentType: 'application/pdf',
          content: await toCertificateReceiptPdf(content, this.clock.instant()),
        },
      ],
      mailId: `${eventId}.buyer`,
    });
    return true;
  }

  /** Mails the certificate with a code of its own. @returns whether there was somebody to mail it to */
  private async mailCertificate(
    tx: Transaction,
    id: string,
    certificate: ExistingGiftCertificate,
    eventId: string,
  ): Promise<boolean> {
    const { people, number, isMailed } = certificate;
    if (!people?.recipientEmail || isMailed) return false;
    // Another try makes the same code: a mail that arrived twice has one that is worth something both times.
    const code = makeCertificateCode(this.toSeed(eventId));
    const sender = await this.mail.getSender();
    const seller = await readSeller(this.settings, tx);
    const { toGiftCertificatePdf } = await loadPdf();
    const content = { certificate, seller, balanceAddress: this.links.balanceAddress() };
    await this.mail.send({
      content: renderMail(giftMail, { sender, certificate, code: code.text, balanceUrl: this.links.balanceUrl() }),
      sender,
      to: { name: toUnlinkedText(people.recipientName ?? ''), address: people.recipientEmail },
      attachments: [
        {
          filename: `gift-certificate-${number}.pdf`,
          contentType: 'application/pdf',
          content: await toGiftCertificatePdf(content, code.text, 'a4', this.clock.instant()),
        },
      ],
      mailId: `${eventId}.recipient`,
    });
    const decide = makeCode({ code, day: this.clock.today(), reason: null, isMailed: true });
    // Not before the mail has left: whoever pays with the certificate would wait for the mail server.
    await this.certificates.change(tx, id, decide, system);
    return true;
  }

  private toSeed(eventId: string): Buffer {
    return createHash('sha256')
      .update(this.tokens.sign('gift certificate code', { id: eventId, expiresAt: null }))
      .digest();
  }
}

/** Loads what draws PDFs only when needed: it takes megabytes. */
const loadPdf = () => import('./gift-certificate-pdf.js');
