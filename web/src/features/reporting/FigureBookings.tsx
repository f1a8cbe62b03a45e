import { useEffect, useRef } from 'react';
import type { OfficeBookingDto } from '../../shared/api/generated.js';
import { useLoadFailureToast } from '../../shared/toast/use-load-failure-toast.js';
import { Button } from '../../shared/ui/button/Button.js';
import { classes } from '../../shared/ui/classes.js';
import { RetryPanel } from '../../shared/ui/load-failure/RetryPanel.js';
import { RowsSkeleton } from '../../shared/ui/skeleton/RowsSkeleton.js';
import { PageNumbers } from '../../shared/ui/table/PageNumbers.js';
import { BookingRows } from './BookingRows.js';
import styles from './figures.module.css';
import reporting from './reporting.module.css';

interface FigureBookingsProps {
  title: string;
  /** The query of one page of them. */
  query: Parameters<typeof useLoadFailureToast>[0] & {
    data?: { items: OfficeBookingDto[]; total: number; pages: number };
    refetch: () => unknown;
  };
  page: number;
  onPage: (page: number) => void;
  onClose: () => void;
}

const failure = 'Failed to load bookings';

/** The bookings behind a figure, under a heading that takes the focus. */
export function FigureBookings({ title, query, page, onPage, onClose }: FigureBookingsProps) {
  const { data, isError, refetch } = query;
  useLoadFailureToast(query, failure);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
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
        <PageNumbers page={page} pages={data.pages} range={`${data.total} bookings`} onPage={onPage} />
      )}
    </section>
  );
}
