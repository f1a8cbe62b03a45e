import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Readable } from 'node:stream';
import type { Actor } from '../../kernel/actor.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { TransactionRunner } from '../../platform/database/pipelining/index.js';
import type { Download } from '../../platform/http/responses/send-download.js';
import { printPaper, requireSale } from '../domain/sale.decide.js';
import { ReceiptLinks } from '../receipt-links.js';
import { SaleRepository } from '../sale.repository.js';
import { drawPaper, readBuyer } from './draw-paper.js';

/** Prints a receipt or credit note; from the second time on it says that it is a copy. */
export class PrintPaper extends Command<Download> {
  constructor(
    readonly saleId: string,
    readonly input: Omit<Parameters<typeof printPaper>[0], 'day'>,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(PrintPaper)
export class PrintPaperHandler implements ICommandHandler<PrintPaper> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly sales: SaleRepository,
    private readonly clock: ShopClock,
    private readonly links: ReceiptLinks,
  ) {}

  async execute({ saleId, input, by }: PrintPaper): Promise<Download> {
    const { paper: kind, number, format } = input;
    const decide = printPaper({ ...input, day: this.clock.today() });
    const { sale, buyer } = await this.transactions.run(async (tx) => {
      const sale = await this.sales.change(tx, saleId, decide, by);
      requireSale(sale);
      return { sale, buyer: (await readBuyer(tx, sale)).name };
    });
    const asked = { kind, number, format, buyer };
    const { fileName, pdf } = await drawPaper(saleId, sale, asked, {
      checkAddress: this.links.checkAddress(),
      created: this.clock.instant(),
    });
    return { name: fileName, type: 'application/pdf', content: Readable.from(pdf), count: 1 };
  }
}
