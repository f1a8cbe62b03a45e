import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { system } from '../../kernel/actor.js';
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
import { mailPaper } from '../domain/sale.decide.js';
import { type ExistingSale, type Sale, saleAggregate } from '../domain/sale.evolve.js';
import { drawPaper, readBuyer } from '../papers/draw-paper.js';
import type { PaperKind } from '../domain/sale.events.js';
import { PaperIssued } from '../payments.event-types.js';
import { ReceiptLinks } from '../receipt-links.js';
import { SaleRepository } from '../sale.repository.js';
import { paperMail } from './paper-mail.js';
import { findPayingRecipients } from './paying-recipients.js';

/** Deliveries are stored under this name, so it is never changed. */
const RECEIPT_SUBSCRIBER = 'email-client-on-paper-issued';

/**
 * Mails clients their receipt, unless the payment was taken back while the mail waited, and the credit notes that
 * correct it. The mail counts as a print, of which the first alone is no copy.
 */
@Injectable()
export class EmailClientOnPaperIssued implements Subscriber, OnApplicationBootstrap {
  readonly findRecipients = findPayingRecipients;

  constructor(
    private readonly subscribers: SubscriberRegistry,
    private readonly store: AggregateRepository,
    private readonly sales: SaleRepository,
    private readonly links: ReceiptLinks,
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
    if (!(await this.mailPaper(event, tx))) await sql(tx, markIdleSql, [RECEIPT_SUBSCRIBER, event.eventId]);
  }

  /** Mails a paper. @returns whether there was one to mail */
  private async mailPaper({ stream, eventId, data }: PaperIssued, tx: Transaction): Promise<boolean> {
    const { paper: kind, number, bookingId } = data;
    // An erasure waits for the mail, and none is sent after one.
    await this.personalData.lockKey(tx, bookingId);
    const { state: sale } = await this.store.load(tx, saleAggregate, stream);
    if (sale.status === 'none' || !isAwaited(sale, kind)) return false;
    const { name, email } = await readBuyer(tx, sale);
    if (!email) return false;
    const decide = mailPaper({ paper: kind, number, day: this.clock.today() });
    const mailed = decide(sale).reduce<Sale>(saleAggregate.evolve, sale) as ExistingSale;
    const asked = { kind, number, format: 'a4', buyer: name } as const;
    const {
      content: paper,
      fileName,
      pdf,
    } = await drawPaper(stream, mailed, asked, {
      checkAddress: this.links.checkAddress(),
      created: this.clock.instant(),
    });
    const sender = await this.mail.getSender();
    await this.mail.send({
      content: renderMail(paperMail, { sender, paper, url: this.links.pageUrl(stream) }),
      sender,
      to: { name: toUnlinkedText(name ?? ''), address: email },
      attachments: [{ filename: fileName, contentType: 'application/pdf', content: pdf }],
      mailId: `${eventId}.client`,
    });
    // Not before the mail has left: the sale is locked from here on, and the desk would wait for the mail server.
    await this.sales.change(tx, stream, decide, system);
    return true;
  }
}

/** Whether a client awaits a paper; of a voided sale only the credit note, where its receipt was mailed or printed. */
function isAwaited({ status, papers }: ExistingSale, kind: PaperKind): boolean {
  if (status !== 'voided') return true;
  return kind === 'credit_note' && papers.some(({ paper, prints }) => paper === 'receipt' && prints > 0);
}
