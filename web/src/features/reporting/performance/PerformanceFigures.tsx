import { Link } from 'react-router-dom';
import type { ComparedPeriodDto, PerformanceReportDto } from '../../../shared/api/generated.js';
import { Definition } from '../Definition.js';
import { formatDay } from '../report-labels.js';
import { FIGURES, type FigureLabel } from './figure-labels.js';
import { toFigurePath } from './figure-path.js';
import type { OpenFigure } from './use-performance-params.js';

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
      <dl className="figures performance-figures">
        {FIGURES.map(({ key, label, definition, format, note, opens }) => (
          <div key={key} className="figure">
            <dt>
              <Definition label={label} text={definition} />
            </dt>
            <dd className="type-figure">
              {report ? (
                <button
                  type="button"
                  aria-label={`${label} ${format(report.total)}: show the bookings`}
                  onClick={() => onOpen({ figure: opens })}
                >
                  {format(report.total)}
                </button>
              ) : (
                <span className="skeleton figure-skeleton" />
              )}
            </dd>
            <dd className="figure-note">
              <span>{(report && note?.(report.total)) ?? '\u00a0'}</span>
              {report ? (
                <>
                  <Compared name="before" period={report.previous} {...{ format, opens, asOf }} />
                  <Compared name="last year" period={report.last_year} {...{ format, opens, asOf }} />
                </>
              ) : (
                <span>{'\u00a0'}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="freshness">
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
