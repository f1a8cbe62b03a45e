import { formatLongDate } from '../../kernel/format-date.js';
import { formatDollars } from '../../kernel/money.js';
import { PAGE, PdfSheet, type SheetPage, type TextStyle } from '../../platform/pdf/pdf-sheet.js';
import type { PaperContent } from '../domain/paper.js';
import type { PaperFormat } from '../domain/sale.events.js';

const INK_SOFT = '#49514D';
const POINTS_PER_MM = 72 / 25.4;

/** A till roll, of which 72 mm can be printed on; as long as its text. */
const ROLL = { width: 80 * POINTS_PER_MM, margin: 4 * POINTS_PER_MM };

/** Text on the left, an amount on the right, and the room above them in parts of the text's size. */
interface Row {
  text: string;
  amount?: string;
  style: 'title' | 'strong' | 'body' | 'note';
  isApart?: boolean;
}

const SIZES: Readonly<Record<PaperFormat, Readonly<Record<Row['style'], TextStyle>>>> = {
  a4: {
    title: { size: 21, weight: 600 },
    strong: { size: 11, weight: 600 },
    body: { size: 10.5 },
    note: { size: 9, colour: INK_SOFT },
  },
  // A thermal head prints no grey.
  '80mm': {
    title: { size: 14, weight: 600 },
    strong: { size: 10, weight: 600 },
    body: { size: 9 },
    note: { size: 8 },
  },
};
const LINE_HEIGHT = 1.35;
const GAP = 1.1;

/** Returns a receipt or credit note as PDF. */
export function toPaperPdf(
  paper: PaperContent,
  checkCode: string,
  format: PaperFormat,
  created: Date,
): Promise<Buffer> {
  const info = { title: `${paper.title} ${paper.number}`, author: paper.seller.name, created };
  const styles = SIZES[format];
  const widthOf = ({ width, margin }: Pick<SheetPage, 'width' | 'margin'>) => width - 2 * margin;
  const lay = (sheet: PdfSheet, width: number) =>
    toRows(paper, checkCode).flatMap((row) => wrap(sheet, row, width, styles[row.style]));
  const rowHeight = ({ style, isApart }: Row) => styles[style].size * (LINE_HEIGHT + (isApart ? GAP : 0));

  const page =
    format === 'a4'
      ? PAGE
      : {
          ...ROLL,
          // Texts are measured by a sheet, so one is made to know how long the other has to be.
          height: lay(new PdfSheet(info), widthOf(ROLL)).reduce((sum, row) => sum + rowHeight(row), 2 * ROLL.margin),
        };
  const sheet = new PdfSheet({ ...info, page });
  let y = page.margin;
  for (const row of lay(sheet, widthOf(page))) {
    if (y + rowHeight(row) > page.height - page.margin + 1) {
      sheet.addPage();
      y = page.margin;
    }
    y += rowHeight(row);
    const style = styles[row.style];
    const baseline = y - style.size * 0.3;
    sheet.text(row.text, page.margin, baseline, style);
    if (row.amount) sheet.text(row.amount, page.width - page.margin, baseline, { ...style, align: 'right' });
  }
  return sheet.finish();
}

function toRows(paper: PaperContent, checkCode: string): Row[] {
  const { seller, lines, money, tax, corrects } = paper;
  const notes = (texts: readonly string[]): Row[] =>
    texts.filter((text) => text !== '').map((text) => ({ text, style: 'note' }));
  const legal = seller.legalName !== seller.name ? seller.legalName : '';
  return [
    { text: seller.name, style: 'strong' },
    ...notes([
      legal,
      seller.taxNumber && `${paper.taxNumberName} ${seller.taxNumber}`,
      ...seller.addressLines,
      seller.phone,
    ]),
    { text: paper.title, style: 'title', isApart: true },
    { text: `Number ${paper.number}${paper.isCopy ? ', copy' : ''}`, style: 'body' },
    { text: formatLongDate(paper.day), style: 'body' },
    ...(paper.buyer ? [{ text: `Sold to ${paper.buyer}`, style: 'body' } as const] : []),
    ...(corrects
      ? [{ text: `Corrects number ${corrects.number} of ${formatLongDate(corrects.day)}`, style: 'body' } as const]
      : []),
    ...(paper.reason ? [{ text: `Reason: ${paper.reason}`, style: 'body' } as const] : []),
    ...lines.map(({ text, cents, isMarked }, nth): Row => ({
      text: `${text}${isMarked ? ' *' : ''}`,
      amount: formatDollars(cents),
      style: 'body',
      isApart: nth === 0,
    })),
    { text: `Total in ${paper.currency}`, amount: formatDollars(paper.totalCents), style: 'strong' },
    ...(tax ? [{ text: tax.text, amount: formatDollars(tax.cents), style: 'note' } as const] : []),
    ...money.map(({ text, cents }, nth): Row => ({
      text: corrects ? `Given back: ${text.toLowerCase()}` : text,
      amount: formatDollars(cents),
      style: 'body',
      isApart: nth === 0,
    })),
    { text: `Check code ${checkCode}`, style: 'note', isApart: true },
  ];
}

/** Breaks a row into lines that fit; its amount is beside the last one. */
function wrap(sheet: PdfSheet, row: Row, width: number, style: TextStyle): Row[] {
  const room = width - (row.amount ? sheet.measure(`${row.amount}  `, style) : 0);
  const texts = [''];
  for (const word of row.text.split(' ')) {
    const longer = `${texts.at(-1)} ${word}`.trimStart();
    if (texts.at(-1) === '' || sheet.measure(longer, style) <= room) texts[texts.length - 1] = longer;
    else texts.push(word);
  }
  return texts.map((text, nth) => ({
    text,
    style: row.style,
    ...(nth === 0 && row.isApart ? { isApart: true } : {}),
    ...(nth === texts.length - 1 && row.amount ? { amount: row.amount } : {}),
  }));
}
