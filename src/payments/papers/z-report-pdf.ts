import { formatLongDate, formatLongDateTime } from '../../kernel/format-date.js';
import type { LocalDateTime } from '../../kernel/local-time.js';
import { type Cents, formatDollars } from '../../kernel/money.js';
import type { CountResult, DayTotals } from '../domain/drawer-day.events.js';
import type { Close, ExistingDrawerDay } from '../domain/drawer-day.evolve.js';
import { METHOD_NAMES } from '../domain/paper.js';
import type { PaperFormat, Seller } from '../domain/sale.events.js';
import { drawRows, type PaperLine } from './paper-pdf.js';

/** Who opened a drawer or closed it, and when; the person is null for the system. */
interface DrawerAct {
  person: string | null;
  at: LocalDateTime;
}

interface ZReportContent {
  seller: Seller;
  drawer: ExistingDrawerDay;
  /** The close that it reports. */
  close: Close;
  opened: DrawerAct;
  closed: DrawerAct;
}

/** Returns the report of a close as PDF. */
export function toZReportPdf(content: ZReportContent, format: PaperFormat, created: Date): Promise<Buffer> {
  const title = `Z-report ${content.close.zReport!.number}`;
  return drawRows(toRows(content), { title, author: content.seller.name, created }, format);
}

type Sum = [text: string, cents: Cents];

function toRows({ seller, drawer, close, opened, closed }: ZReportContent): PaperLine[] {
  const { number, prints, totals } = close.zReport!;
  const { counts, closes, floatCents, currency, day } = drawer;
  const coins = counts[close.countsSoFar - 1]!.coins.filter(({ count }) => count > 0);
  const earlier = closes.slice(0, closes.indexOf(close));
  const { expectedCents, countedCents, differenceCents, terminalCents, expectedTerminalCents } = close;
  return [
    { text: seller.name, style: 'seller' },
    ...seller.addressLines.map(toNote),
    { text: 'Z-report', style: 'title', isApart: true },
    { text: `Number ${number}${prints > 1 ? ', copy' : ''}`, style: 'body' },
    { text: formatLongDate(day), style: 'body' },
    toNote(`Opened ${describeAct(opened)}`),
    toNote(`Closed ${describeAct(closed)}`),
    ...toTotalRows(totals),
    ...toPart(`Cash in ${currency}`, [
      ['Float', floatCents],
      ['Cash of the day', expectedCents - floatCents + totals.paidOutTipsCents],
      ...(totals.paidOutTipsCents === 0 ? [] : [['Tips paid out', -totals.paidOutTipsCents] satisfies Sum]),
      ['Expected', expectedCents],
      ['Counted', countedCents],
      ['Difference', differenceCents],
    ]),
    ...toPart('Card terminal', [
      ['Expected', expectedTerminalCents],
      ['Total of the terminal', terminalCents],
      ['Difference', terminalCents - expectedTerminalCents],
    ]),
    ...(close.reason ? [toNote(`Reason for the difference: ${close.reason}`)] : []),
    ...toPart('Counted by coins and notes', [
      ...coins.map(({ cents, count }): Sum => [`${count} × ${formatDollars(cents)}`, cents * count]),
    ]),
    ...toPart('After the close', [
      ['To the bank', close.bankedCents],
      ['Left in the drawer', close.leftCents],
    ]),
    ...toHistoryRows(counts.slice(0, close.countsSoFar), earlier),
    ...(close.isReopened
      ? [
          {
            ...toNote(`This close was taken back${close.reopenReason ? `: ${close.reopenReason}` : ''}`),
            isApart: true,
          },
        ]
      : []),
  ];
}

function toTotalRows({ methods, tipsCents, roundingCents, certificates }: DayTotals): PaperLine[] {
  const netOf = ({ takenCents, refundedCents, voidedCents }: (typeof methods)[number]) =>
    takenCents - refundedCents - voidedCents;
  const sumOf = (key: 'takenCents' | 'refundedCents' | 'voidedCents') =>
    methods.reduce((sum, each) => sum + each[key], 0);
  return [
    ...toPart('Payments', [
      ...methods.map((each): Sum => [METHOD_NAMES[each.method], each.takenCents]),
      ['Refunds', -sumOf('refundedCents') || 0],
      ['Voids', -sumOf('voidedCents') || 0],
    ]),
    {
      text: 'Money taken',
      amount: formatDollars(methods.reduce((sum, each) => sum + netOf(each), 0)),
      style: 'total',
      line: 'part',
    },
    ...methods.map((each) => toAmountRow([`${METHOD_NAMES[each.method]}, net`, netOf(each)], 'note')),
    toAmountRow(['Tips within it, owed to therapists', tipsCents], 'note'),
    toAmountRow(['Rounding of cash', roundingCents], 'note'),
    ...(certificates
      ? [
          toAmountRow(['Gift certificates sold within it, owed to their holders', certificates.soldCents], 'note'),
          toAmountRow(['Paid with gift certificates, beyond it', certificates.redeemedCents], 'note'),
        ]
      : []),
  ];
}

/** Returns all counts until then and the closes that were taken back, where there is more than the one. */
function toHistoryRows(counts: readonly CountResult[], closes: readonly Close[]): PaperLine[] {
  if (counts.length < 2) return [];
  const texts = [
    ...counts.map((count, nth) => `Count ${nth + 1}: ${describeCount(count)}`),
    ...closes.map((close, nth) => {
      const name = close.zReport ? `Z-report ${close.zReport.number}` : `Close ${nth + 1}`;
      const money = `${formatDollars(close.bankedCents)} to the bank, ${formatDollars(close.leftCents)} left`;
      const because = [close.reason, close.reopenReason && `Taken back: ${close.reopenReason}`].filter(Boolean);
      return [`${name}: ${money}`, ...because].join('. ');
    }),
  ];
  return [{ text: 'Counts and closes so far', style: 'head', isApart: true, line: 'part' }, ...texts.map(toNote)];
}

const describeCount = ({ countedCents, expectedCents, terminalCents, expectedTerminalCents }: CountResult) =>
  `cash ${formatDollars(countedCents)} of ${formatDollars(expectedCents)}, ` +
  `terminal ${formatDollars(terminalCents)} of ${formatDollars(expectedTerminalCents)}`;

const describeAct = ({ person, at }: DrawerAct) => formatLongDateTime(at) + (person ? ` by ${person}` : '');

const toPart = (title: string, sums: readonly Sum[]): PaperLine[] => [
  { text: title, style: 'head', isApart: true, line: 'part' },
  ...sums.map((sum) => toAmountRow(sum)),
];

const toAmountRow = ([text, cents]: Sum, style: PaperLine['style'] = 'body'): PaperLine => ({
  text,
  amount: formatDollars(cents),
  style,
  ...(style === 'body' && { line: 'item' }),
});

const toNote = (text: string): PaperLine => ({ text, style: 'note' });
