import type { PerformanceReportDto } from '../../../shared/api/generated.js';
import { Definition } from '../Definition.js';
import { formatDay } from '../report-labels.js';
import { FIGURES } from './figure-labels.js';
import type { OpenFigure } from './use-performance-params.js';

interface PerformanceFiguresProps {
  report: PerformanceReportDto | undefined;
  onOpen: (figure: OpenFigure) => void;
}

/** The figures, each with its definition and former values, and a button that opens its bookings. */
export function PerformanceFigures({ report, onOpen }: PerformanceFiguresProps) {
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
              <span>{report ? `before ${format(report.previous.figures)}` : '\u00a0'}</span>
              <span>{report && `last year ${format(report.last_year.figures)}`}</span>
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
