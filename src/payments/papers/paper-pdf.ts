import { formatLongDate } from '../../kernel/format-date.js';
import { formatDollars } from '../../kernel/money.js';
import { PAGE, PdfSheet, type SheetPage, type TextStyle } from '../../platform/pdf/pdf-sheet.js';
import { splitGraphemes } from '../../platform/pdf/text-runs.js';
import type { PaperContent } from '../domain/paper.js';
import type { PaperFormat, Seller } from '../domain/sale.events.js';

const INK = '#1D2422';
const INK_SOFT = '#49514D';
const HAIRLINE = '#D6D2C7';
const POINTS_PER_MM = 72 / 25.4;

/** A till roll, of which 72 mm can be printed on; as long as its text. */
const ROLL = { width: 80 * POINTS_PER_MM, margin: 4 * POINTS_PER_MM };

/** Text on the left and an amount on the right, with a line above that begins a part or leads from one to the other. */
export interface PaperLine {
  text: string;
  amount?: string;
  style: 'seller' | 'title' | 'total' | 'head' | 'body' | 'note';
  /** Whether there is room above. */
  isApart?: boolean;
  line?: 'part' | 'item';
}

/** How a format looks: its texts, the room of a line and of an amount in parts of their size, and its lines. */
interface Look {
  styles: Readonly<Record<PaperLine['style'], TextStyle>>;
  lineHeight: number;
  amountHeight: number;
  lines: Readonly<Partial<Record<NonNullable<PaperLine['line']>, string>>>;
}

const LOOKS: Readonly<Record<PaperFormat, Look>> = {
  a4: {
    styles: {
      seller: { size: 14, weight: 600 },
      title: { size: 22, weight: 600 },
      total: { size: 13, weight: 600 },
      head: { size: 10.5, weight: 600 },
      body: { size: 10.5 },
      note: { size: 9.5, colour: INK_SOFT },
    },
    lineHeight: 1.4,
    amountHeight: 2.1,
    lines: { part: INK, item: HAIRLINE },
  },
  // A thermal head prints no grey.
  '80mm': {
    styles: {
      seller: { size: 12, weight: 600 },
      title: { size: 14, weight: 600 },
      total: { size: 12, weight: 600 },
      head: { size: 9, weight: 600 },
      body: { size: 9 },
      note: { size: 8 },
    },
    lineHeight: 1.35,
    amountHeight: 1.6,
    lines: { part: '#000000' },
  },
};
/** The room above what is apart, in parts of the text's size. */
const GAP = 1.1;

/** The code by which a paper can be checked, and where. */
export interface PaperCheck {
  code: string;
  address: string;
}

/** Returns a receipt or credit note as PDF. */
export const toPaperPdf = (
  paper: PaperContent,
  check: PaperCheck,
  format: PaperFormat,
  created: Date,
): Promise<Buffer> =>
  drawRows(
    toRows(paper, check),
    { title: `${paper.title} ${paper.number}`, author: paper.seller.name, created },
    format,
  );

/** Returns rows as PDF. */
export function drawRows(
  rows: readonly PaperLine[],
  info: { title: string; author: string; created: Date },
  format: PaperFormat,
): Promise<Buffer> {
  const { styles, lineHeight, amountHeight, lines } = LOOKS[format];
  const widthOf = ({ width, margin }: Pick<SheetPage, 'width' | 'margin'>) => width - 2 * margin;
  const lay = (sheet: PdfSheet, width: number) => rows.flatMap((row) => wrap(sheet, row, width, styles[row.style]));
  const gapOf = ({ style, isApart }: PaperLine) => (isApart ? styles[style].size * GAP : 0);
  const heightOf = (row: PaperLine) => gapOf(row) + styles[row.style].size * (row.amount ? amountHeight : lineHeight);

  const page =
    format === 'a4'
      ? PAGE
      : {
          ...ROLL,
          // Texts are measured by a sheet, so one is made to know how long the other has to be.
          height: lay(new PdfSheet(info), widthOf(ROLL)).reduce((sum, row) => sum + heightOf(row), 2 * ROLL.margin),
        };
  const sheet = new PdfSheet({ ...info, page });
  let y = page.margin;
  const laid = lay(sheet, widthOf(page));
  for (const [nth, row] of laid.entries()) {
    // A head goes with what it is above.
    const next = row.style === 'head' ? laid[nth + 1] : undefined;
    if (y + heightOf(row) + (next ? heightOf(next) : 0) > page.height - page.margin + 1) {
      sheet.addPage();
      y = page.margin;
    }
    const colour = row.line && lines[row.line];
    if (colour) sheet.line(y + gapOf(row), colour);
    y += heightOf(row);
    const style = styles[row.style];
    const baseline = y - style.size * (row.amount ? amountHeight / 2 - 0.35 : 0.3);
    sheet.text(row.text, page.margin, baseline, style);
    if (row.amount) sheet.text(row.amount, page.width - page.margin, baseline, { ...style, align: 'right' });
  }
  return sheet.finish();
}

function toRows(paper: PaperContent, check: PaperCheck): PaperLine[] {
  const { seller, lines, money, tax, corrects } = paper;
  return [
    ...toSellerRows(seller, paper.taxNumberName),
    { text: paper.title, style: 'title', isApart: true },
    { text: `Number ${paper.number}${paper.isCopy ? ', copy' : ''}`, style: 'body' },
    { text: formatLongDate(paper.day), style: 'body' },
    ...(paper.buyer ? [{ text: `Sold to ${paper.buyer}`, style: 'body' } as const] : []),
    ...(corrects
      ? [{ text: `Corrects number ${corrects.number} of ${formatLongDate(corrects.day)}`, style: 'body' } as const]
      : []),
    ...(paper.reason ? [{ text: `Reason: ${paper.reason}`, style: 'body' } as const] : []),
    ...lines.map(({ text, cents, isMarked }, nth): PaperLine => ({
      text: `${text}${isMarked ? ' *' : ''}`,
      amount: formatDollars(cents),
      style: 'body',
      ...(nth === 0 ? { isApart: true, line: 'part' } : { line: 'item' }),
    })),
    { text: `Total in ${paper.currency}`, amount: formatDollars(paper.totalCents), style: 'total', line: 'part' },
    ...(tax ? [{ text: tax.text, amount: formatDollars(tax.cents), style: 'note' } as const] : []),
    ...money.map(({ text, cents }, nth): PaperLine => ({
      text: corrects ? `Given back: ${text.toLowerCase()}` : text,
      amount: formatDollars(cents),
      style: 'body',
      ...(nth === 0 ? { isApart: true, line: 'part' } : { line: 'item' }),
    })),
    ...toCheckRows(check),
  ];
}

/** Returns the head of a paper: who sold. */
export function toSellerRows(seller: Seller, taxNumberName: string): PaperLine[] {
  const legal = seller.legalName !== seller.name ? seller.legalName : '';
  const texts = [
    legal,
    seller.taxNumber && `${taxNumberName} ${seller.taxNumber}`,
    ...seller.addressLines,
    seller.phone,
  ];
  return [
    { text: seller.name, style: 'seller' },
    ...texts.filter((text) => text !== '').map((text): PaperLine => ({ text, style: 'note' })),
  ];
}

/** Returns the foot of a paper: how anybody can check it. */
export const toCheckRows = ({ code, address }: PaperCheck): PaperLine[] => [
  { text: `Check code ${code}`, style: 'note', isApart: true },
  { text: `Check this paper at ${address}`, style: 'note' },
];

/** Breaks a row into lines that fit, also within a word that is longer than a line; its amount is beside the last one. */
function wrap(sheet: PdfSheet, row: PaperLine, width: number, style: TextStyle): PaperLine[] {
  const room = width - (row.amount ? sheet.measure(`${row.amount}  `, style) : 0);
  const fits = (text: string) => sheet.measure(text, style) <= room;
  const texts = [''];
  for (const word of row.text.split(' ').flatMap((each) => breakWord(each, fits))) {
    const longer = `${texts.at(-1)} ${word}`.trimStart();
    if (texts.at(-1) === '' || fits(longer)) texts[texts.length - 1] = longer;
    else texts.push(word);
  }
  const { text: _, amount, isApart, line, ...rest } = row;
  return texts.map((text, nth) => ({
    ...rest,
    text,
    ...(nth === 0 && { isApart, line }),
    ...(nth === texts.length - 1 && { amount }),
  }));
}

/** Returns the parts of a word, each of which fits. */
function breakWord(word: string, fits: (text: string) => boolean): string[] {
  const characters = splitGraphemes(word);
  let end = characters.length;
  while (end > 1 && !fits(characters.slice(0, end).join(''))) end--;
  if (end === characters.length) return [word];
  return [characters.slice(0, end).join(''), ...breakWord(characters.slice(end).join(''), fits)];
}
