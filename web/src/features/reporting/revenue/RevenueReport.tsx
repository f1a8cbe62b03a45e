import { lazy, Suspense } from 'react';
import { useGetRevenueReportQuery } from '../../../shared/api/generated.js';
import { useLoadFailureToast } from '../../../shared/load-failure-toast.js';
import { Freshness } from '../Freshness.js';
import { LoadAgain } from '../LoadAgain.js';
import { leftOut } from '../report-words.js';
import { useFollowing } from '../use-following.js';
import { Analytics } from './Analytics.js';
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
  const asked = { startDate: wish.start, endDate: wish.end, status: wish.status };
  const query = useGetRevenueReportQuery(asked, { skip: !isAskable, refetchOnMountOrArgChange: true });
  const { data: report, originalArgs, isError, isFetching, refetch, fulfilledTimeStamp } = query;
  const again = () => (isAskable ? refetch() : undefined);
  useLoadFailureToast(query, failure);
  useFollowing(again, report?.as_of, fulfilledTimeStamp);
  const generation = useGenerateReport(wish, refetch);
  const shown = originalArgs ?? asked;
  const others = report && leftOut(report.currency, report.other_currencies);
  return (
    <section aria-labelledby="revenue-report" aria-busy={isFetching}>
      <div className="report-panel">
        <ReportFilters wish={wish} onChange={change} {...generation} />
        {isError && !report ? (
          <LoadAgain text={failure} onAgain={again} />
        ) : (
          <div className="report-figures">
            <ReportSummary summary={report?.summary} />
            <Suspense fallback={<div className="skeleton chart-skeleton" />}>
              {report ? (
                <RevenueChart days={report.days} start={shown.startDate} end={shown.endDate} />
              ) : (
                <div className="skeleton chart-skeleton" role="status" aria-label="Loading the report" />
              )}
            </Suspense>
          </div>
        )}
        {others && <p className="second">{others}</p>}
        <Freshness asOf={report?.as_of} />
      </div>
      {report && <Analytics report={report} />}
    </section>
  );
}
