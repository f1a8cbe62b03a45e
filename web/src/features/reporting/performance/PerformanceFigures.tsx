import { Link } from 'react-router-dom';
import type { ComparedPeriodDto, PerformanceReportDto } from '../../../shared/api/generated.js';
import { StatisticCards } from '../StatisticCards.js';
import { formatDay } from '../report-labels.js';
import { FIGURES, type FigureLabel } from './figure-labels.js';
import { toFigurePath } from './figure-path.js';
import type { OpenFigure } from './use-performance-params.js';
import { Stack } from '../../../shared/ui/layout/Stack.js';
import styles from '../figures.module.css';
import reporting from '../reporting.module.css';

interface PerformanceFiguresProps {
  report: PerformanceReportDto | undefined;
  /** Minute as of which the report is read; empty for now. */
  asOf: string;
  onOpen: (figure: OpenFigure) => void;
}

/** The figures, each with its definition and former values, and a button that opens its bookings. */
export function PerformanceFigures({ report, asOf, onOpen }: PerformanceFiguresProps) {
  return (
    <>
      <StatisticCards
        columns={5}
        className={styles.figures}
        statistics={FIGURES.map(({ label, definition, format, note, opens }) => ({
          label,
          definition,
          value: report && (
            <button
              type="button"
              aria-label={`${label} ${format(report.total)}: show the bookings`}
              onClick={() => onOpen({ figure: opens })}
            >
              {format(report.total)}
            </button>
          ),
          note: report && (
            <Stack as="span" gap={0}>
              <span>{note?.(report.total) ?? '\u00a0'}</span>
              <Compared name="before" period={report.previous} {...{ format, opens, asOf }} />
              <Compared name="last year" period={report.last_year} {...{ format, opens, asOf }} />
            </Stack>
          ),
        }))}
      />
      <p className={reporting.freshness}>
        {report
          ? `Before: ${formatDay(report.previous.start_date)} to ${formatDay(report.previous.end_date)}. Last year, the same weeks: ${formatDay(report.last_year.start_date)} to ${formatDay(report.last_year.end_date)}.`
          : '\u00a0'}
      </p>
    </>
  );
}

interface ComparedProps extends Pick<FigureLabel, 'format' | 'opens'> {
  name: string;
  period: ComparedPeriodDto;
  asOf: string;
}

/** The figure of a compared period, with a link to its bookings. */
function Compared({ name, period: { start_date: start, end_date: end, figures }, format, opens, asOf }: ComparedProps) {
  return (
    <Link to={toFigurePath({ start, end, asOf }, { figure: opens })}>
      {name} {format(figures)}
    </Link>
  );
}
