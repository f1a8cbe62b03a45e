import { formatShortDate } from '../../../../../shared/dates/dates.js';
import { formatHours, sumHours } from '../../coverage/coverage-figures.js';
import { useCoverage } from '../../coverage/use-coverage.js';

/** The rostered and booked time under each day, without drafts. */
export function PlanCoverageRow({ dates, today }: { dates: readonly string[]; today: string }) {
  const coverage = useCoverage(dates);
  const isBrief = dates.length > 7;
  const sums = dates.map((date) => ({ date, ...sumHours(coverage?.hours ?? [], date, 0, 24) }));
  const most = Math.max(60, ...sums.map(({ rostered, booked }) => Math.max(rostered, booked)));
  const height = (minutes: number) => ({ height: `${(100 * minutes) / most}%` });
  return (
    <tfoot>
      <tr>
        <th scope="row">
          Coverage
          {!isBrief && <span className="second plan-coverage-key">Rostered, booked</span>}
        </th>
        {sums.map(({ date, rostered, booked, free, isUncovered }) => (
          <td
            key={date}
            data-today={date === today || undefined}
            title={`${formatShortDate(date)}: ${formatHours(rostered)} rostered, ${formatHours(booked)} booked, ${formatHours(free)} free${isUncovered ? '; a booking has no shift' : ''}`}
          >
            <span className="plan-coverage" aria-hidden="true" data-uncovered={isUncovered || undefined}>
              <span className="coverage-rostered" style={height(rostered)} />
              <span className="coverage-booked" style={height(booked)} />
            </span>
            {!coverage && <span className="plan-coverage-text">{'\u00a0'}</span>}
            {coverage && (
              <span className="plan-coverage-text">
                {isBrief ? formatHours(rostered).replace(' h', '') : `${formatHours(rostered)}, ${formatHours(booked)}`}
                {isUncovered && (
                  <strong className="coverage-uncovered">
                    {isBrief ? '!' : ' no shift'}
                    <span className="visually-hidden"> a booking has no shift</span>
                  </strong>
                )}
              </span>
            )}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
