import { useGetPerformanceReportQuery } from '../../../shared/api/generated.js';
import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { useLoadFailureToast } from '../../../shared/toast/use-load-failure-toast.js';
import { AsOfPicker } from '../revenue/AsOfPicker.js';
import { formatLeftOutCurrencies } from '../report-labels.js';
import { ReportFailure } from '../ReportFailure.js';
import { ReportFiles } from '../ReportFiles.js';
import { ReportFoot } from '../ReportFoot.js';
import { RowsSkeleton } from '../../../shared/ui/skeleton/RowsSkeleton.js';
import { useRefetchUntilFresh } from '../use-refetch-until-fresh.js';
import { HeatMap } from './heat-map/HeatMap.js';
import { PerformanceBookings } from './PerformanceBookings.js';
import { PerformanceFigures } from './PerformanceFigures.js';
import { PerformanceTable } from './PerformanceTable.js';
import { PeriodPicker } from './PeriodPicker.js';
import { type PerformanceParams, usePerformanceParams } from './use-performance-params.js';
import reporting from '../reporting.module.css';

const failure = 'Failed to load performance';

/** The performance of a period, compared with the one before and the same weeks last year. */
export function Performance() {
  const today = useShopNow()?.date;
  return today ? <PerformanceReport today={today} /> : <RowsSkeleton label="Loading performance" rows={8} />;
}

function PerformanceReport({ today }: { today: string }) {
  const { shown, setRange, setAsOf, setPart, open, close } = usePerformanceParams(today);
  const { start, end, asOf, part, opened } = shown;
  const period = { startDate: start, endDate: end, ...(asOf && { asOf }) };
  const query = useGetPerformanceReportQuery(period, { skip: end < start, refetchOnMountOrArgChange: true });
  const { data, currentData, isError, isFetching, refetch, fulfilledTimeStamp } = query;
  const report = currentData ?? (isError ? undefined : data);
  useLoadFailureToast(query, failure);
  useRefetchUntilFresh(() => (end < start ? undefined : refetch()), report?.as_of, fulfilledTimeStamp);
  const others = report && formatLeftOutCurrencies(report.currency, report.other_currencies);
  return (
    <section aria-labelledby="performance" aria-busy={isFetching}>
      <header className={reporting.head}>
        <h2 id="performance" className="type-item">
          Performance
        </h2>
        <PeriodPicker range={{ start, end }} today={today} onChange={setRange} />
      </header>
      {isError && !report ? (
        <ReportFailure text={failure} error={query.error} asOf={asOf} onRetry={refetch} onNow={() => setAsOf('')} />
      ) : (
        <>
          <PerformanceFigures report={report} asOf={asOf} onOpen={open} />
          {others && <p className="second">{others}</p>}
          <ReportFoot asOf={report?.as_of} asOfTime={asOf}>
            <AsOfPicker asOf={asOf} today={today} onChange={setAsOf} />
            <ReportFiles report={{ name: 'performance', query: toFileQuery(shown) }} disabled={end < start} />
          </ReportFoot>
          {opened && (
            <PerformanceBookings
              key={JSON.stringify([opened, period])}
              {...opened}
              period={period}
              report={report}
              onClose={close}
            />
          )}
          {report ? (
            <>
              <PerformanceTable report={report} part={part} onPart={setPart} onOpen={open} />
              <HeatMap cells={report.cells} />
              <p className={reporting.freshness}>
                Who is new, returning or rebooked goes by who is known as the same client today; all else is as of the
                moment above.
              </p>
            </>
          ) : (
            <RowsSkeleton label="Loading performance" rows={10} />
          )}
        </>
      )}
    </section>
  );
}

const toFileQuery = ({ start, end, asOf }: PerformanceParams) => ({
  start_date: start,
  end_date: end,
  ...(asOf && { as_of: asOf }),
});
