import { useEffect, useRef, useState } from 'react';
import { type PerformanceReportDto, useListPerformanceBookingsQuery } from '../../../shared/api/generated.js';
import { useLoadFailureToast } from '../../../shared/toast/use-load-failure-toast.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { PageNumbers } from '../../../shared/ui/table/PageNumbers.js';
import { BookingRows } from '../BookingRows.js';
import { RetryPanel } from '../../../shared/ui/load-failure/RetryPanel.js';
import { RowsSkeleton } from '../../../shared/ui/skeleton/RowsSkeleton.js';
import { LIST_TITLES } from './figure-labels.js';
import { nameRow } from './part-labels.js';
import type { OpenFigure } from './use-performance-params.js';
import { classes } from '../../../shared/ui/classes.js';
import styles from './performance.module.css';
import reporting from '../reporting.module.css';

interface PerformanceBookingsProps extends OpenFigure {
  period: { startDate: string; endDate: string; asOf?: string };
  report: PerformanceReportDto | undefined;
  onClose: () => void;
}

const failure = 'Failed to load bookings';

/** The bookings behind a figure. */
export function PerformanceBookings({ figure, row, period, report, onClose }: PerformanceBookingsProps) {
  const [page, setPage] = useState(1);
  const query = useListPerformanceBookingsQuery(
    { ...period, figure, ...toRowFilter(row), page },
    { refetchOnMountOrArgChange: true },
  );
  const { data, isError, refetch } = query;
  useLoadFailureToast(query, failure);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const name = row && report?.[row.part].find(({ key }) => key === row.key);
  const title = `${LIST_TITLES[figure]}${row && name ? `: ${nameRow(row.part, name)}` : ''}`;
  return (
    <section aria-labelledby="figure-bookings" className={classes(reporting.section, styles.part)}>
      <header className={reporting.head}>
        <h3 id="figure-bookings" ref={heading} tabIndex={-1} className="type-small-head">
          {title}
          {data && ` (${data.total})`}
        </h3>
        <Button onClick={onClose}>Close</Button>
      </header>
      {isError && !data && <RetryPanel text={failure} onRetry={refetch} />}
      {!data && !isError && <RowsSkeleton label="Loading bookings" rows={5} />}
      {data && <BookingRows label={title} bookings={data.items} empty="No bookings" />}
      {data && data.pages > 1 && (
        <PageNumbers page={page} pages={data.pages} range={`${data.total} bookings`} onPage={setPage} />
      )}
    </section>
  );
}

function toRowFilter(row: OpenFigure['row']) {
  if (!row) return {};
  if (row.part === 'therapists') return { therapistId: row.key };
  if (row.part === 'services') return { serviceId: row.key };
  return row.part === 'weekdays' ? { weekday: Number(row.key) } : { hour: Number(row.key) };
}
