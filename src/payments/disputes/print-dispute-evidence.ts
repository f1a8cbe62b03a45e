import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Readable } from 'node:stream';
import type { Actor } from '../../kernel/actor.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { TransactionRunner } from '../../platform/database/pipelining/index.js';
import type { Download } from '../../platform/http/responses/send-download.js';
import { printDisputeEvidence } from '../domain/dispute.decide.js';
import { requireOnlinePayment } from '../domain/online-payment.decide.js';
import { OnlinePaymentRepository } from '../online/online-payment.repository.js';
import { EvidenceReader } from './evidence-reader.js';

/** Prints what the shop can show in a dispute. */
export class PrintDisputeEvidence extends Command<Download> {
  constructor(
    readonly paymentId: string,
    readonly disputeId: string,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(PrintDisputeEvidence)
export class PrintDisputeEvidenceHandler implements ICommandHandler<PrintDisputeEvidence> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly payments: OnlinePaymentRepository,
    private readonly reader: EvidenceReader,
    private readonly clock: ShopClock,
  ) {}

  /** @throws NotFoundError where there is no such dispute */
  async execute({ paymentId, disputeId, by }: PrintDisputeEvidence): Promise<Download> {
    const decide = printDisputeEvidence(disputeId, this.clock.today());
    const payment = await this.transactions.run((tx) => this.payments.change(tx, paymentId, decide, by));
    requireOnlinePayment(payment);
    const evidence = await this.reader.read(paymentId, payment, disputeId);
    const { toEvidencePdf } = await import('./evidence-pdf.js');
    const pdf = await toEvidencePdf(evidence, this.clock.instant());
    return {
      // The gateway's name of it is letters, digits and underscores.
      name: `evidence-${disputeId}.pdf`,
      type: 'application/pdf',
      content: Readable.from(pdf),
      count: 1,
    };
  }
}
