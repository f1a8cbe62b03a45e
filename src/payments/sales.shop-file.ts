import type { EntityManager } from '@mikro-orm/postgresql';
import { formatDecimal } from '../kernel/money.js';
import { readByCursor } from '../platform/database/read-by-cursor.js';
import { AggregateRepository } from '../platform/event-log/aggregate-repository.js';
import { type ShopFile, WritesShopFile } from '../platform/shop-files/shop-file.js';
import { type ExistingSale, getPaid, saleAggregate, sumKind, sumLines } from './domain/sale.evolve.js';

/** Writes all sales, voided ones included, with their lines, payments and refunds. */
@WritesShopFile({
  name: 'sales.csv',
  description:
    'One line per sale, by accounting day. total includes tax and tip; paid is what was taken, refunded what was given back of it. bookings are external ids of bookings.csv that were made here.',
})
export class SalesFile implements ShopFile {
  readonly columns = [
    ...['id', 'receipt_number', 'date', 'status', 'lines', 'total', 'tip', 'tax', 'tax_rate', 'paid', 'refunded'],
    ...['currency', 'payments', 'refunds', 'credit_notes', 'void_reason', 'bookings'],
  ];

  constructor(private readonly store: AggregateRepository) {}

  async *pages(em: EntityManager): AsyncGenerator<string[][]> {
    for await (const page of readByCursor<{ id: string; version: number }>(em, salesSql)) {
      const versions = new Map(page.map(({ id, version }) => [id, version]));
      const sales = new Map(
        (await this.store.loadAll(em, saleAggregate, versions)).map(({ id, state }) => [id, state]),
      );
      yield page.flatMap(({ id }) => {
        const sale = sales.get(id);
        return sale && sale.status !== 'none' ? [toCells(id, sale)] : [];
      });
    }
  }
}

function toCells(id: string, sale: ExistingSale): string[] {
  const refunded = sale.payments.reduce((sum, { refundedCents }) => sum + refundedCents, 0);
  const receipt = sale.papers.find(({ paper }) => paper === 'receipt');
  const creditNotes = sale.papers.filter(({ paper }) => paper === 'credit_note');
  return [
    ...[id, receipt ? String(receipt.number) : '', sale.day, sale.status],
    sale.lines.map((line) => `${toTitle(line)} ${formatDecimal(line.cents)}`).join('; '),
    ...[sumLines(sale), sumKind(sale, 'tip'), sale.taxCents, sale.taxRate].map(formatDecimal),
    ...[getPaid(sale) + refunded, refunded].map(formatDecimal),
    sale.currency,
    sale.payments.map(({ day, method, cents }) => `${day} ${method} ${formatDecimal(cents)}`).join('; '),
    sale.refunds
      .map(({ day, method, cents, reason }) => [day, method, formatDecimal(cents), reason].filter(Boolean).join(' '))
      .join('; '),
    creditNotes.map(({ number, totalCents }) => `${number} ${formatDecimal(totalCents)}`).join('; '),
    sale.status === 'voided' ? (sale.reason ?? '') : '',
    sale.lines.flatMap((line) => (line.kind === 'treatment' ? [line.bookingId] : [])).join('; '),
  ];
}

function toTitle(line: ExistingSale['lines'][number]): string {
  if (line.kind === 'treatment') return line.serviceName;
  return line.kind === 'tip' ? 'Tip' : ['Adjustment', line.reason].filter(Boolean).join(': ');
}

const salesSql = /* sql */ `select id, version from sales order by day, id`;
