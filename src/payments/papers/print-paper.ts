import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Readable } from 'node:stream';
import type { Actor } from '../../kernel/actor.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { type Transaction, TransactionRunner } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import type { Download } from '../../platform/http/responses/send-download.js';
import { toPaperContent } from '../domain/paper.js';
import { printPaper, requirePaper, requireSale } from '../domain/sale.decide.js';
import type { ExistingSale } from '../domain/sale.evolve.js';
import { SaleRepository } from '../sale.repository.js';
import { toCheckCode } from './check-code.js';

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
  ) {}

  async execute({ saleId, input, by }: PrintPaper): Promise<Download> {
    const { paper: kind, number, format } = input;
    const decide = printPaper({ ...input, day: this.clock.today() });
    const { sale, buyer } = await this.transactions.run(async (tx) => {
      const sale = await this.sales.change(tx, saleId, decide, by);
      requireSale(sale);
      return { sale, buyer: await readBuyer(tx, sale) };
    });
    const { toPaperPdf } = await loadPdf();
    const code = toCheckCode(saleId, requirePaper(sale, kind, number));
    const content = toPaperContent(sale, { kind, number, buyer });
    return {
      name: `${kind.replace('_', '-')}-${number}.pdf`,
      type: 'application/pdf',
      content: Readable.from(await toPaperPdf(content, code, format, this.clock.instant())),
      count: 1,
    };
  }
}

/** Returns the name that the booking is under; null once erased. */
async function readBuyer(tx: Transaction, { bookingId }: ExistingSale): Promise<string | null> {
  const [booking] = await sql<{ name: string | null }>(tx, buyerSql, [bookingId]);
  return booking?.name ?? null;
}

const buyerSql = /* sql */ `select client_name as name from bookings where id = $1`;

/** Loads what draws PDFs only when needed: it takes megabytes. */
const loadPdf = () => import('./paper-pdf.js');
