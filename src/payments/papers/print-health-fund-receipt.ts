import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Readable } from 'node:stream';
import type { Actor } from '../../kernel/actor.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { TransactionRunner } from '../../platform/database/pipelining/index.js';
import { AggregateRepository } from '../../platform/event-log/aggregate-repository.js';
import type { Download } from '../../platform/http/responses/send-download.js';
import { toPaperContent } from '../domain/paper.js';
import { printHealthFundReceipt, requireSale } from '../domain/sale.decide.js';
import { saleAggregate } from '../domain/sale.evolve.js';
import { ReceiptLinks } from '../receipt-links.js';
import { SaleRepository } from '../sale.repository.js';
import { toCheckCode } from './check-code.js';
import { readFundedTreatments } from './health-fund-receipt.js';

/** Prints what a client's health fund asks for to pay for treatments of a sale. */
export class PrintHealthFundReceipt extends Command<Download> {
  constructor(
    readonly saleId: string,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(PrintHealthFundReceipt)
export class PrintHealthFundReceiptHandler implements ICommandHandler<PrintHealthFundReceipt> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly store: AggregateRepository,
    private readonly sales: SaleRepository,
    private readonly clock: ShopClock,
    private readonly links: ReceiptLinks,
  ) {}

  async execute({ saleId, by }: PrintHealthFundReceipt): Promise<Download> {
    const { sale, funded } = await this.transactions.run(async (tx) => {
      const { state: before } = await this.store.load(tx, saleAggregate, saleId);
      requireSale(before);
      const funded = await readFundedTreatments(tx, before, this.clock.now());
      const treatments = funded.map(({ bookingId, association, providerNumber, paidCents }) => ({
        ...{ bookingId, association, providerNumber, paidCents },
      }));
      const decide = printHealthFundReceipt({ treatments, day: this.clock.today() });
      const sale = await this.sales.change(tx, saleId, decide, by);
      requireSale(sale);
      return { sale, funded };
    });
    const receipt = sale.papers.find(({ paper }) => paper === 'receipt')!;
    const { taxNumberName } = toPaperContent(sale, { kind: 'receipt', number: receipt.number, buyer: null });
    const { toHealthFundPdf } = await import('./health-fund-pdf.js');
    const pdf = await toHealthFundPdf(sale, receipt, funded, {
      check: { code: toCheckCode(saleId, receipt), address: this.links.checkAddress() },
      taxNumberName,
      created: this.clock.instant(),
    });
    const name = `health-fund-receipt-${receipt.number}.pdf`;
    return { name, type: 'application/pdf', content: Readable.from(pdf), count: 1 };
  }
}
