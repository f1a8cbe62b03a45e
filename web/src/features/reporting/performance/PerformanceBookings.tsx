import { useState } from 'react';
import { type PerformanceReportDto, useListPerformanceBookingsQuery } from '../../../shared/api/generated.js';
import { FigureBookings } from '../FigureBookings.js';
import { LIST_TITLES } from './figure-labels.js';
import { nameRow } from './part-labels.js';
import type { OpenFigure } from './use-performance-params.js';

interface PerformanceBookingsProps extends OpenFigure {
  period: { startDate: string; endDate: string; asOf?: string };
  report: PerformanceReportDto | undefined;
  onClose: () => void;
}

/** The bookings behind a figure. */
export function PerformanceBookings({ figure, row, period, report, onClose }: PerformanceBookingsProps) {
  const [page, setPage] = useState(1);
  const query = useListPerformanceBookingsQuery(
    { ...period, figure, ...toRowFilter(row), page },
    { refetchOnMountOrArgChange: true },
  );
  const name = row && report?.[row.part].find(({ key }) => key === row.key);
  const title = `${LIST_TITLES[figure]}${row && name ? `: ${nameRow(row.part, name)}` : ''}`;
  return <FigureBookings title={title} query={query} page={page} onPage={setPage} onClose={onClose} />;
}

function toRowFilter(row: OpenFigure['row']) {
  if (!row) return {};
  if (row.part === 'therapists') return { therapistId: row.key };
  if (row.part === 'services') return { serviceId: row.key };
  return row.part === 'weekdays' ? { weekday: Number(row.key) } : { hour: Number(row.key) };
}
