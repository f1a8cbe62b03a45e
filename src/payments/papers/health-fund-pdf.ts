import { formatLongDate } from '../../kernel/format-date.js';
import { formatDollars } from '../../kernel/money.js';
import type { ExistingSale, Paper } from '../domain/sale.evolve.js';
import type { FundedRow } from './health-fund-receipt.js';
import { drawRows, type PaperCheck, type PaperLine, toCheckRows, toSellerRows } from './paper-pdf.js';

/** Returns the receipt of a sale as a health fund asks for it, as PDF. */
export function toHealthFundPdf(
  sale: ExistingSale,
  receipt: Paper,
  treatments: readonly FundedRow[],
  { check, taxNumberName, created }: { check: PaperCheck; taxNumberName: string; created: Date },
): Promise<Buffer> {
  const { seller, number } = receipt;
  const paidCents = treatments.reduce((sum, each) => sum + each.paidCents, 0);
  const rows: PaperLine[] = [
    ...toSellerRows(seller, taxNumberName),
    { text: 'Health-fund receipt', style: 'title', isApart: true },
    { text: `Receipt number ${number}${sale.healthFundPrints > 1 ? ', copy' : ''}`, style: 'body' },
    { text: `Paid on ${formatLongDate(receipt.day)}`, style: 'body' },
    ...treatments.flatMap(toTreatmentRows),
    { text: `Paid in ${sale.currency}`, amount: formatDollars(paidCents), style: 'total', line: 'part' },
    ...toCheckRows(check),
  ];
  return drawRows(rows, { title: `Health-fund receipt ${number}`, author: seller.name, created }, 'a4');
}

function toTreatmentRows(treatment: FundedRow): PaperLine[] {
  const { client, serviceName, minutes, date, therapistName, association, costCents, paidCents } = treatment;
  const provider = [therapistName, association, `provider number ${treatment.providerNumber}`];
  return [
    { text: `Client ${client}`, style: 'body', isApart: true, line: 'part' },
    { text: `${serviceName}, ${minutes} minutes`, amount: formatDollars(costCents), style: 'body' },
    { text: formatLongDate(date), style: 'note' },
    { text: provider.filter((text) => text).join(', '), style: 'note' },
    ...(paidCents === costCents
      ? []
      : [{ text: 'Paid of it', amount: formatDollars(paidCents), style: 'note' } satisfies PaperLine]),
  ];
}
