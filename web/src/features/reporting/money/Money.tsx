import type { ReactNode } from 'react';
import { type MoneyReportDto, useGetMoneyReportQuery } from '../../../shared/api/generated.js';
import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { useLoadFailureToast } from '../../../shared/toast/use-load-failure-toast.js';
import { RowsSkeleton } from '../../../shared/ui/skeleton/RowsSkeleton.js';
import { PeriodPicker } from '../performance/PeriodPicker.js';
import { formatLeftOutCurrencies } from '../report-labels.js';
import { ReportFailure } from '../ReportFailure.js';
import { ReportFiles } from '../ReportFiles.js';
import { ReportFoot } from '../ReportFoot.js';
import { AsOfPicker } from '../revenue/AsOfPicker.js';
import { StatisticCards } from '../StatisticCards.js';
import { formatMoney } from '../../../shared/money/money.js';
import { BookedAndTaken } from './BookedAndTaken.js';
import { Books } from './Books.js';
import { MoneyBookings } from './MoneyBookings.js';
import { MoneyTable } from './MoneyTable.js';
import { useMoneyParams } from './use-money-params.js';
import reporting from '../reporting.module.css';

const failure = 'Failed to load the money';

interface MoneyReportProps {
  today: string;
  /** Returns the tables below today's books. */
  children: (today: string) => ReactNode;
}

/** What was paid in a period, why that differs from the booked value, and what is owed. */
export function Money({ children }: Pick<MoneyReportProps, 'children'>) {
  const today = useShopNow()?.date;
  return today ? (
    <MoneyReport today={today}>{children}</MoneyReport>
  ) : (
    <RowsSkeleton label="Loading the money" rows={8} />
  );
}

function MoneyReport({ today, children }: MoneyReportProps) {
  const { start, end, asOf, part, cause, setRange, setAsOf, setPart, setCause } = useMoneyParams(today);
  const asked = { startDate: start, endDate: end, ...(asOf && { asOf }) };
  const query = useGetMoneyReportQuery(asked, { skip: end < start, refetchOnMountOrArgChange: true });
  const { data, currentData, isError, isFetching, refetch } = query;
  const report = currentData ?? (isError ? undefined : data);
  useLoadFailureToast(query, failure);
  const others = report && formatLeftOutCurrencies(report.taken.currency, report.taken.other_currencies, 'money');
  return (
    <section aria-labelledby="money" aria-busy={isFetching}>
      <header className={reporting.head}>
        <h2 id="money" className="type-item">
          Money
        </h2>
        <PeriodPicker range={{ start, end }} today={today} onChange={setRange} />
      </header>
      {isError && !report ? (
        <ReportFailure text={failure} error={query.error} asOf={asOf} onRetry={refetch} onNow={() => setAsOf('')} />
      ) : (
        <>
          <StatisticCards statistics={toFigures(report)} aria-busy={!report} />
          {others && <p className="second">{others}</p>}
          <ReportFoot asOf={report?.as_of ?? undefined} asOfTime={asOf}>
            <AsOfPicker asOf={asOf} today={today} onChange={setAsOf} />
            <ReportFiles
              report={{ name: 'money', query: { start_date: start, end_date: end, ...(asOf && { as_of: asOf }) } }}
              disabled={!report}
            />
          </ReportFoot>
          {report ? (
            <>
              <MoneyTable taken={report.taken} part={part} onPart={setPart} />
              <BookedAndTaken booked={report.booked} taken={report.taken.total.net} onOpen={setCause} />
              {!asOf && start <= today && <Books range={{ start, end: end < today ? end : today }} />}
              {!asOf && children(today)}
              {cause && (
                <MoneyBookings
                  key={JSON.stringify([cause, asked])}
                  cause={cause}
                  period={asked}
                  onClose={() => setCause(null)}
                />
              )}
            </>
          ) : (
            <RowsSkeleton label="Loading the money" rows={10} />
          )}
        </>
      )}
    </section>
  );
}

function toFigures(report: MoneyReportDto | undefined) {
  const { taken, booked, owed, disputed } = report ?? {};
  const hasDisputes = disputed && (disputed.open !== 0 || disputed.lost !== 0 || disputed.fees !== 0);
  const money = (amount: number | undefined) => amount !== undefined && formatMoney(amount);
  const figure = (label: string, definition: string, amount: number | undefined) => ({
    label,
    definition,
    value: money(amount) || undefined,
  });
  return [
    figure('Money taken', 'Payments of these days less what was given back, tips included.', taken?.total.net),
    figure(
      'Booked value',
      'Prices of confirmed and completed bookings of these days, paid or not.',
      booked?.booked_value,
    ),
    figure('Tips owed', 'Tips of all days that therapists have yet to get.', owed?.tips),
    figure('Gift certificates owed', 'Balances of all that were sold and not used.', owed?.gift_certificates),
    figure('Tax owed', 'Tax within the bills of these days, less that of refunds.', owed?.tax),
    ...(hasDisputes
      ? [
          figure('Disputed', 'Taken by the gateway, and not decided by a bank, of all days.', disputed.open),
          figure('Disputes lost', 'Payments of disputes that were lost in these days.', disputed.lost),
          figure(
            'Gateway fees',
            'Fees of the gateway for disputes, and those kept of payouts, of these days.',
            disputed.fees,
          ),
        ]
      : []),
  ];
}
