import { formatLongDateTime } from '../../kernel/format-date.js';
import { PAGE, PdfSheet } from '../../platform/pdf/pdf-sheet.js';
import { drawTable } from './draw-table.js';
import { formatPeriod } from './figure-formats.js';
import { ACCENT, HAIRLINE, LEFT, NOTE, RIGHT, SOFT } from './page-layout.js';
import type { ReportHeading } from './report-heading.js';
import type { ReportTable } from './report-table.js';

/**
 * Returns a report as PDF: its heading, its tables, and on each page the head of the log with which it can be compared.
 */
export function toReportPdf(
  heading: ReportHeading,
  tables: readonly ReportTable[],
  restrictions: readonly string[] = [],
): Promise<Buffer> {
  const { title, shop, generated } = heading;
  const sheet = new PdfSheet({ title: `${title} report, ${shop}`, author: shop, created: generated });
  let y = drawHeading(sheet, heading, restrictions);
  for (const table of tables) y = drawTable(sheet, table, y + 16);
  sheet.eachPage((page, pages) => drawFoot(sheet, heading, page, pages));
  return sheet.finish();
}

function drawHeading(sheet: PdfSheet, heading: ReportHeading, restrictions: readonly string[]): number {
  const { title, shop, from, to, asOf, seq, currency, otherCurrencies } = heading;
  const wide = { width: RIGHT - LEFT };
  sheet.text(shop, LEFT, 66, { size: 11, weight: 600, colour: ACCENT, ...wide });
  sheet.text(`${title} report`, LEFT, 92, { size: 21, weight: 600 });
  sheet.text(formatPeriod(from, to), LEFT, 113, { size: 12, ...wide });
  const [date, time] = asOf.split('T') as [string, string];
  const lines = [
    `As of ${formatLongDateTime({ date, time: time.slice(0, 5) })}, counted up to entry ${seq} of the log.`,
    ...restrictions,
    `Amounts are in ${currency}${otherCurrencies.length > 0 ? ` and leave out bookings in ${otherCurrencies.join(' and ')}` : ''}.`,
  ];
  lines.forEach((line, at) => sheet.text(line, LEFT, 131 + at * 13, { ...NOTE, ...wide }));
  return 131 + lines.length * 13;
}

function drawFoot(sheet: PdfSheet, { head, generatedAt }: ReportHeading, page: number, pages: number): void {
  const y = PAGE.height - PAGE.margin;
  const [date, time] = generatedAt.split('T') as [string, string];
  sheet.line(y - 26, HAIRLINE);
  sheet.text(`Head of the action log ${head.seq}:${head.hash}`, LEFT, y - 14, { size: 7.5, colour: SOFT });
  sheet.text(`Generated ${formatLongDateTime({ date, time: time.slice(0, 5) })}`, LEFT, y - 3, {
    size: 7.5,
    colour: SOFT,
  });
  sheet.text(`Page ${page} of ${pages}`, RIGHT, y - 3, { size: 7.5, colour: SOFT, align: 'right' });
}
