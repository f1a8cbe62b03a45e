import { formatDecimal, toCents } from '../../kernel/money.js';
import type { MoneyReportDto } from '../money/money-report.dto.js';
import { CAUSE_SENTENCES } from './cause-sentences.js';
import type { ReportRows } from './report-csv.js';

type Sums = MoneyReportDto['taken']['total'];

/** Converts the whole report to rows; the way from the booked value to the money taken has a row per cause. */
export function toMoneyRows({ taken, booked, owed, disputed }: MoneyReportDto): ReportRows {
  const ofPart = (part: string, name: string, sums: Sums) => [part, name, '', ...toSums(sums)];
  const amount = (part: string, name: string, of: number) => [part, name, toMoney(of), '', '', '', ''];
  return {
    restrictions: [],
    columns: ['Part', 'Name', 'Amount', 'Payments', 'Given Back', 'Net', 'Tips'],
    rows: [
      ofPart('Total', '', taken.total),
      ...taken.methods.map(({ method, ...sums }) => ofPart('Method', method, sums)),
      ...taken.days.map(({ day, ...sums }) => ofPart('Day', day, sums)),
      ...taken.people.map(({ person, ...sums }) => ofPart('Person', person ?? 'Brought in', sums)),
      amount('Booked Value', '', booked.booked_value),
      ...booked.differences.map((each) => amount('Difference', CAUSE_SENTENCES[each.cause], each.amount)),
      amount('Money Taken', '', taken.total.net),
      amount('Owed', 'Tips', owed.tips),
      amount('Owed', 'Gift certificates', owed.gift_certificates),
      amount('Owed', 'Tax', owed.tax),
      amount('Disputed', 'Undecided', disputed.open),
      amount('Disputed', 'Lost', disputed.lost),
      amount('Disputed', 'Fees', disputed.fees),
    ],
  };
}

const toSums = ({ payments, refunds, net, tips }: Sums) => [payments, refunds, net, tips].map(toMoney);

export const toMoney = (amount: number): string => formatDecimal(toCents(amount));
