import { formatMonth, formatSpokenDay } from '../../kernel/format-date.js';
import { toAmount, toCents } from '../../kernel/money.js';
import type { MoneyReportDto } from '../money/money-report.dto.js';
import { CAUSE_SENTENCES } from './cause-sentences.js';
import { formatAmount } from './figure-formats.js';
import type { ReportTable } from './report-table.js';

type Sums = MoneyReportDto['taken']['total'];
type Named = Sums & { name: string };

/** Most days that are listed individually. */
const MAX_DAYS = 31;

const METHOD_NAMES: Readonly<Record<string, string>> = {
  cash: 'Cash',
  card: 'Card',
  online: 'Online',
  gift_certificate: 'Gift certificate',
  other: 'Other',
};

/** Converts the report to tables: the sums of the screen, the sentence of each cause, and by method, day and person. */
export function toMoneyTables({ taken, booked, owed, disputed }: MoneyReportDto): ReportTable[] {
  const { total, methods, days, people } = taken;
  const isLong = days.length > MAX_DAYS;
  const by = (title: string, rows: readonly Named[]): ReportTable => ({
    title: `By ${title.toLowerCase()}`,
    columns: [title, 'Payments', 'Given back', 'Net', 'Tips'],
    rows: rows.map(({ name, ...sums }) => [name, ...toCells(sums)]),
    total: ['Total', ...toCells(total)],
  });
  return [
    {
      title: 'Figures',
      columns: ['', 'Amount'],
      rows: [
        ['Money taken', formatAmount(total.net)],
        ['Booked value', formatAmount(booked.booked_value)],
        ['Tips owed', formatAmount(owed.tips)],
        ['Gift certificates owed', formatAmount(owed.gift_certificates)],
        ['Tax owed', formatAmount(owed.tax)],
        ['Disputed payments', formatAmount(disputed.open)],
        ['Disputes lost', formatAmount(disputed.lost)],
        ['Gateway fees', formatAmount(disputed.fees)],
      ],
      notes: [
        'Money taken: payments less what was given back, tips included. Booked value: prices of confirmed and completed bookings.',
        'Tips and gift certificates owed: of all days. Tax owed: within the bills of these days, less that of refunds.',
        'Disputed payments: taken by the gateway and not decided, of all days. Disputes lost and their fees: of these days.',
      ],
    },
    {
      title: 'From booked value to money taken',
      columns: ['', 'Amount'],
      rows: [
        ['Booked value', formatAmount(booked.booked_value)],
        ...booked.differences.map(({ cause, amount }) => [
          CAUSE_SENTENCES[cause],
          amount > 0 ? `+${formatAmount(amount)}` : formatAmount(amount),
        ]),
      ],
      total: ['Money taken', formatAmount(total.net)],
    },
    by(
      'Method',
      methods.map(({ method, ...sums }) => ({ ...sums, name: METHOD_NAMES[method] ?? method })),
    ),
    by(
      isLong ? 'Month' : 'Day',
      isLong ? toMonths(days) : days.map(({ day, ...sums }) => ({ ...sums, name: formatSpokenDay(day) })),
    ),
    by(
      'Person',
      people.map(({ person, ...sums }) => ({ ...sums, name: person ?? 'Brought in' })),
    ),
  ];
}

const toCells = ({ payments, refunds, net, tips }: Sums) => [payments, refunds, net, tips].map(formatAmount);

function toMonths(days: MoneyReportDto['taken']['days']): Named[] {
  return [...Map.groupBy(days, ({ day }) => day.slice(0, 7))].map(([month, ofMonth]) => {
    const sum = (key: keyof Sums) => toAmount(ofMonth.reduce((cents, each) => cents + toCents(each[key]), 0));
    return {
      name: formatMonth(`${month}-01`),
      payments: sum('payments'),
      refunds: sum('refunds'),
      net: sum('net'),
      tips: sum('tips'),
    };
  });
}
