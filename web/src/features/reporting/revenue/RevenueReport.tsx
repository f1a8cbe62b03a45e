import { lazy, Suspense, useState } from 'react';
import { useGetRevenueReportQuery } from '../../../shared/api/generated.js';
import { useLoadFailureToast } from '../../../shared/toast/use-load-failure-toast.js';
import { ReportFailure } from '../ReportFailure.js';
import { ReportFiles } from '../ReportFiles.js';
import { ReportFoot } from '../ReportFoot.js';
import { formatLeftOutCurrencies } from '../report-labels.js';
import type { ListedFigure } from '../performance/figure-labels.js';
import { isListablePeriod, toFigurePath } from '../performance/figure-path.js';
import type { OpenFigure } from '../performance/use-performance-params.js';
import { RowsSkeleton } from '../../../shared/ui/skeleton/RowsSkeleton.js';
import { useRefetchUntilFresh } from '../use-refetch-until-fresh.js';
import { Analytics } from './Analytics.js';
import { AsOfPicker } from './AsOfPicker.js';
import { type ReportParams, validateRange, useReportParams } from './report-params.js';
import { ReportFilters } from './ReportFilters.js';
import { ReportSummary } from './ReportSummary.js';
import { useGenerateReport } from './use-generate-report.js';
import { Card } from '../../../shared/ui/card/Card.js';
import { Switcher } from '../../../shared/ui/layout/Switcher.js';
import { Grid } from '../../../shared/ui/layout/Grid.js';
import { classes } from '../../../shared/ui/classes.js';
import styles from './revenue.module.css';
import reporting from '../reporting.module.css';

const RevenueChart = lazy(async () => ({ default: (await import('./chart/RevenueChart.js')).RevenueChart }));
const failure = 'Failed to fetch analytics data';

/** Explanations of the totals, by the chosen status. */
const COUNTED: Record<ReportParams['status'], string> = {
  all: 'Total Revenue adds up pending, confirmed and completed bookings.',
  pending: 'Total Revenue adds up pending bookings alone.',
  confirmed: 'Total Revenue adds up confirmed and completed bookings.',
};

/** The lists of the bookings that the totals add up, by the chosen status. */
const LISTED: Record<ReportParams['status'], ListedFigure> = {
  all: 'reported',
  pending: 'pending',
  confirmed: 'bookings',
};

/** The revenue report. Changed parameters apply at once; the button reloads it and saves its bookings as a file. */
export function RevenueReport({ today }: { today: string }) {
  const [reportParams, change] = useReportParams(today);
  const { query, report, range, isValidRange, reload } = useShownReport(reportParams);
  const { isError, isFetching, refetch } = query;
  const generation = useGenerateReport(reportParams, refetch);
  const others = report && formatLeftOutCurrencies(report.currency, report.other_currencies);
  const period = { ...range, asOf: reportParams.asOf };
  const toPath = (row?: OpenFigure['row']) =>
    isListablePeriod(period)
      ? toFigurePath(period, { figure: LISTED[reportParams.status], ...(row && { row }) })
      : undefined;
  return (
    <section aria-labelledby="revenue-report" aria-busy={isFetching}>
      <Card as="div" className={styles.panel}>
        <ReportFilters reportParams={reportParams} onChange={change} {...generation} />
        {isError && !report && (
          <ReportFailure
            text={failure}
            error={query.error}
            asOf={reportParams.asOf}
            onRetry={reload}
            onNow={() => change({ asOf: '' })}
          />
        )}
        {(report || isFetching) && (
          <Switcher from="desktop" className={styles.figures}>
            <ReportSummary summary={report?.summary} counted={COUNTED[reportParams.status]} to={toPath()} />
            <Suspense fallback={<div className={classes('skeleton', styles.skeleton)} />}>
              {report ? (
                <RevenueChart days={report.days} start={range.start} end={range.end} />
              ) : (
                <div className={classes('skeleton', styles.skeleton)} role="status" aria-label="Loading the report" />
              )}
            </Suspense>
          </Switcher>
        )}
        {others && <p className="second">{others}</p>}
        <p className={reporting.freshness}>
          {COUNTED[reportParams.status]} <a href="#weekly-revenue">The Weekly Revenue card</a> leaves requests out and
          takes off what was cancelled.
        </p>
        <ReportFoot asOf={report?.as_of} asOfTime={reportParams.asOf}>
          <AsOfPicker asOf={reportParams.asOf} today={today} onChange={(asOf) => change({ asOf })} />
          <ReportFiles report={{ name: 'revenue', query: toFileQuery(reportParams) }} disabled={!isValidRange} />
        </ReportFoot>
      </Card>
      {report && <Analytics report={report} toPath={toPath} />}
      {!report && isFetching && (
        <Grid className={styles.analytics}>
          <RowsSkeleton label="Loading revenue by service" rows={9} />
          <RowsSkeleton label="Loading revenue by therapist" rows={8} />
        </Grid>
      )}
    </section>
  );
}

/** Reads the report of valid parameters, again as long as it is behind the log. */
function useShownReport(reportParams: ReportParams) {
  const isValidRange = !validateRange(reportParams);
  const queryArgs = {
    startDate: reportParams.start,
    endDate: reportParams.end,
    status: reportParams.status,
    ...(reportParams.asOf && { asOf: reportParams.asOf }),
  };
  const query = useGetRevenueReportQuery(queryArgs, { skip: !isValidRange, refetchOnMountOrArgChange: true });
  const { data, currentData, isError, refetch, fulfilledTimeStamp } = query;
  // The previous report stays, with its own axis, until the next one has loaded, but not if that fails.
  const report = currentData ?? (isError ? undefined : data);
  const [range, setRange] = useState(reportParams);
  if (currentData && (range.start !== reportParams.start || range.end !== reportParams.end)) setRange(reportParams);
  const reload = () => (isValidRange ? refetch() : undefined);
  useLoadFailureToast(query, failure);
  useRefetchUntilFresh(reload, report?.as_of, fulfilledTimeStamp);
  return { query, report, range, isValidRange, reload };
}

const toFileQuery = ({ start, end, status, asOf }: ReportParams) => ({
  start_date: start,
  end_date: end,
  status,
  ...(asOf && { as_of: asOf }),
});
