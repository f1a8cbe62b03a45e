import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import { markIdleSql } from '../../platform/deliveries/delivery-statements.js';
import type { Subscriber } from '../../platform/deliveries/subscriber.js';
import { SubscriberRegistry } from '../../platform/deliveries/subscriber-registry.js';
import { AggregateRepository } from '../../platform/event-log/aggregate-repository.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { renderMail } from '../../platform/mail/render-mail.js';
import { toUnlinkedText } from '../../platform/mail/unlinked-text.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { SchedulingConfig } from '../../scheduling/index.js';
import { saleAggregate } from '../domain/sale.evolve.js';
import { drawPaper, readBuyer } from '../papers/draw-paper.js';
import { PaperIssued } from '../payments.event-types.js';
import { receiptMail } from './receipt-mail.js';

/** Deliveries are stored under this name, so it is never changed. */
export const RECEIPT_SUBSCRIBER = 'email-client-on-paper-issued';

/** Mails clients their receipt, unless the payment was taken back while the mail waited. */
@Injectable()
export class EmailClientOnPaperIssued implements Subscriber, OnApplicationBootstrap {
  constructor(
    private readonly subscribers: SubscriberRegistry,
    private readonly store: AggregateRepository,
    private readonly personalData: PersonalData,
    private readonly mail: MailService,
    private readonly clock: ShopClock,
    private readonly scheduling: SchedulingConfig,
  ) {}

  onApplicationBootstrap(): void {
    const userDelayMs = this.scheduling.OFFICE_MAIL_DELAY_SECONDS * 1_000;
    this.subscribers.register({ name: RECEIPT_SUBSCRIBER, queue: 'mail', events: [PaperIssued], userDelayMs }, this);
  }

  async handle(event: PaperIssued, tx: Transaction): Promise<void> {
    if (!(await this.mailReceipt(event, tx))) await sql(tx, markIdleSql, [RECEIPT_SUBSCRIBER, event.eventId]);
  }

  /** Mails a receipt. @returns whether there was one to mail */
  private async mailReceipt({ stream, eventId, data }: PaperIssued, tx: Transaction): Promise<boolean> {
    const { paper: kind, number, bookingId } = data;
    if (kind !== 'receipt') return false;
    // An erasure waits for the mail, and none is sent after one.
    await this.personalData.lockKey(tx, bookingId);
    const { state: sale } = await this.store.load(tx, saleAggregate, stream);
    if (sale.status !== 'paid') return false;
    const { name, email } = await readBuyer(tx, sale);
    if (!email) return false;
    const asked = { kind, number, format: 'a4', buyer: name } as const;
    const { content: receipt, fileName, pdf } = await drawPaper(stream, sale, asked, this.clock.instant());
    const sender = await this.mail.getSender();
    await this.mail.send({
      content: renderMail(receiptMail, { sender, receipt }),
      sender,
      to: { name: toUnlinkedText(name ?? ''), address: email },
      attachments: [{ filename: fileName, contentType: 'application/pdf', content: pdf }],
      mailId: `${eventId}.client`,
    });
    return true;
  }
}
