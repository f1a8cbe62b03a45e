import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../kernel/errors.js';
import { toAmount } from '../../kernel/money.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { AggregateRepository } from '../../platform/event-log/aggregate-repository.js';
import { toPaperContent } from '../domain/paper.js';
import { requireSale } from '../domain/sale.decide.js';
import { type ExistingSale, type Paper, saleAggregate } from '../domain/sale.evolve.js';
import { toCheckCode } from '../papers/check-code.js';
import { readBuyer } from '../papers/draw-paper.js';
import { readFundedTreatments } from '../papers/health-fund-receipt.js';
import type { ReceiptDto, ReceiptPaperDto } from './receipt.dto.js';

/** Reads the papers of a sale for its client. */
@Injectable()
export class ReceiptQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly store: AggregateRepository,
    private readonly clock: ShopClock,
  ) {}

  /** @throws NotFoundError when there is no such sale, or it has no receipt yet */
  async forClient(saleId: string): Promise<ReceiptDto> {
    const em = this.em.fork();
    const { state: sale } = await this.store.load(em, saleAggregate, saleId);
    requireSale(sale);
    if (sale.papers.length === 0) throw new NotFoundError('There is no such receipt');
    const { name } = await readBuyer(em, sale);
    return {
      is_voided: sale.status === 'voided',
      papers: sale.papers.map((paper) => toPaperDto(saleId, sale, paper, name)),
      has_health_fund_receipt: (await readFundedTreatments(em, sale, this.clock.now())).length > 0,
    };
  }
}

function toPaperDto(saleId: string, sale: ExistingSale, paper: Paper, buyer: string | null): ReceiptPaperDto {
  const { paper: kind, number } = paper;
  const content = toPaperContent(sale, { kind, number, buyer });
  const { seller, lines, tax, money } = content;
  const toRow = ({ text, cents }: { text: string; cents: number }) => ({ text, amount: toAmount(cents) });
  return {
    kind,
    title: content.title,
    number,
    day: content.day,
    currency: content.currency,
    seller: {
      name: seller.name,
      legal_name: seller.legalName === seller.name ? '' : seller.legalName,
      tax_number_name: content.taxNumberName,
      tax_number: seller.taxNumber,
      address_lines: seller.addressLines,
      phone: seller.phone,
    },
    buyer: content.buyer,
    lines: lines.map((line) => ({ ...toRow(line), is_marked: line.isMarked })),
    total: toAmount(content.totalCents),
    tax: tax && toRow(tax),
    money: money.map(toRow),
    corrects: content.corrects,
    reason: content.reason,
    check_code: toCheckCode(saleId, paper),
  };
}
