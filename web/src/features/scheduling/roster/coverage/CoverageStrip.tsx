import type { CoverageHourDto } from '../../../../shared/api/generated.js';
import { formatDayAndMonth, formatShortDate, formatTimeSpan, toTime } from '../../../../shared/dates/dates.js';
import { DAY_PARTS, formatHours, sumHours, toHourRange } from './coverage-figures.js';
import { useCoverage } from './use-coverage.js';
import './coverage.css';

interface CoverageStripProps {
  dates: string[];
  /** Id of the therapist to whom it is limited. */
  therapistId: string | undefined;
}

/** The minutes of each hour that are rostered, booked and free, and the free ones of each part of a day. */
export function CoverageStrip({ dates, therapistId }: CoverageStripProps) {
  const coverage = useCoverage(dates, therapistId);
  if (!coverage)
    return <div className="coverage skeleton coverage-skeleton" role="status" aria-label="Loading coverage" />;
  const range = toHourRange(coverage.hours);
  const most = Math.max(60, ...coverage.hours.map(({ rostered, booked }) => Math.max(rostered, booked)));
  const uncovered = coverage.bookings.filter(({ is_uncovered }) => is_uncovered).length;
  return (
    <section className="coverage" aria-labelledby="coverage">
      <header className="coverage-head">
        <h3 id="coverage" className="type-small-head">
          Coverage
        </h3>
        <p className="second coverage-key">
          <span>Rostered</span>
          <span className="coverage-key-booked">Booked</span>
          {uncovered > 0 && (
            <strong className="coverage-uncovered">
              {uncovered === 1 ? 'One booking without a shift' : `${uncovered} bookings without a shift`}
            </strong>
          )}
        </p>
      </header>
      {range.length === 0 ? (
        <p className="second">No shifts and no bookings on these days.</p>
      ) : (
        <ul role="list" className="coverage-days">
          {dates.map((date) => (
            <CoverageDay key={date} date={date} hours={coverage.hours} range={range} most={most} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface CoverageDayProps {
  date: string;
  hours: CoverageHourDto[];
  range: number[];
  /** Minutes of the fullest hour, which has the highest bar. */
  most: number;
}

function CoverageDay({ date, hours, range, most }: CoverageDayProps) {
  return (
    <li className="coverage-day" aria-label={formatDayAndMonth(date)}>
      <span className="coverage-date">{formatShortDate(date)}</span>
      <span className="coverage-hours" aria-hidden="true">
        {range.map((hour) => {
          const { rostered, booked, free, isUncovered } = sumHours(hours, date, hour, hour + 1);
          const height = (minutes: number) => ({ height: `${(100 * minutes) / most}%` });
          const text = `${formatTimeSpan(toTime(hour * 60), toTime(hour * 60 + 60))}: ${formatHours(rostered)} rostered, ${formatHours(booked)} booked, ${formatHours(free)} free`;
          return (
            <span
              key={hour}
              className="coverage-hour"
              data-uncovered={isUncovered || undefined}
              data-part={hour === 12 || hour === 17 || undefined}
              title={isUncovered ? `${text}; a booking has no shift` : text}
            >
              <span className="coverage-rostered" style={height(rostered)} />
              <span className="coverage-booked" style={height(booked)} />
            </span>
          );
        })}
      </span>
      <dl className="coverage-parts">
        {DAY_PARTS.map(({ label, from, to }) => {
          const { rostered, booked, free, isUncovered } = sumHours(hours, date, from, to);
          return (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {rostered + booked === 0 ? (
                  '–'
                ) : (
                  <>
                    {formatHours(free)} free
                    <span className="visually-hidden">
                      {' '}
                      of {formatHours(rostered)} rostered, {formatHours(booked)} booked
                      {isUncovered && ', a booking has no shift'}
                    </span>
                  </>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </li>
  );
}
