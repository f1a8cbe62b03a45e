import { lazy, Suspense, useState } from 'react';
import { useGetRevenueReportQuery } from '../../../shared/api/generated.js';
import { useLoadFailureToast } from '../../../shared/load-failure-toast.js';
import { Freshness } from '../Freshness.js';
import { LoadAgain } from '../LoadAgain.js';
import { leftOut } from '../report-words.js';
import { RowsSkeleton } from '../RowsSkeleton.js';
import { useFollowing } from '../use-following.js';
import { Analytics } from './Analytics.js';
import { LookBack } from './LookBack.js';
import { rangeProblem, useReportWish } from './report-wish.js';
import { ReportFilters } from './ReportFilters.js';
import { ReportSummary } from './ReportSummary.js';
import { useGenerateReport } from './use-generate-report.js';

const RevenueChart = lazy(async () => ({ default: (await import('./RevenueChart.js')).RevenueChart }));
const failure = 'Failed to fetch analytics data';

/** What is asked for is shown at once; the button reads it again and hands it over as a file. */
export function RevenueReport({ today }: { today: string }) {
  const [wish, change] = useReportWish(today);
  const isAskable = !rangeProblem(wish);
  const asked = { startDate: wish.start, endDate: wish.end, status: wish.status, ...(wish.asOf && { asOf: wish.asOf }) };
  const query = useGetRevenueReportQuery(asked, { skip: !isAskable, refetchOnMountOrArgChange: true });
  const { data, currentData, isError, isFetching, refetch, fulfilledTimeStamp } = query;
  // The report before stays until the next one is there, on its own axis; it never stands in for one that failed.
  const report = currentData ?? (isError ? undefined : data);
  const [range, setRange] = useState(wish);
  if (currentData && (range.start !== wish.start || range.end !== wish.end)) setRange(wish);
  const again = () => (isAskable ? refetch() : undefined);
  useLoadFailureToast(query, failure);
  useFollowing(again, report?.as_of, fulfilledTimeStamp);
  const generation = useGenerateReport(wish, refetch);
  const others = report && leftOut(report.currency, report.other_currencies);
  return (
    <section aria-labelledby="revenue-report" aria-busy={isFetching}>
      <div className="report-panel">
        <ReportFilters wish={wish} onChange={change} {...generation} />
        {isError && !report && <LoadAgain text={failure} onAgain={again} />}
        {(report || isFetching) && (
          <div className="report-figures">
            <ReportSummary summary={report?.summary} />
            <Suspense fallback={<div className="skeleton chart-skeleton" />}>
              {report ? (
                <RevenueChart days={report.days} start={range.start} end={range.end} />
              ) : (
                <div className="skeleton chart-skeleton" role="status" aria-label="Loading the report" />
              )}
            </Suspense>
          </div>
        )}
        {others && <p className="second">{others}</p>}
        <div className="report-foot">
          <Freshness asOf={report?.as_of} lookedBackTo={wish.asOf} />
          <LookBack asOf={wish.asOf} today={today} onChange={(asOf) => change({ asOf })} />
        </div>
      </div>
      {report && <Analytics report={report} />}
      {!report && isFetching && (
        <div className="analytics">
          <RowsSkeleton label="Loading revenue by service" rows={9} />
          <RowsSkeleton label="Loading revenue by therapist" rows={8} />
        </div>
      )}
    </section>
  );
}
