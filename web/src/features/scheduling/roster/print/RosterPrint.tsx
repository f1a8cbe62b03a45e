import { createPortal } from 'react-dom';
import { useGetShopQuery, type LeaveDto, type OfficeRosterEntryDto } from '../../../../shared/api/generated.js';
import { formatShortDate, formatTimeSpan } from '../../../../shared/dates/dates.js';
import { formatShiftHours } from '../../../../shared/dates/format-shift-hours.js';
import { fallsOn } from '../../leave/leave-text.js';
import { formatHours } from '../coverage/coverage-figures.js';
import { useCoverage } from '../coverage/use-coverage.js';
import './roster-print.css';

interface RosterPrintProps {
  title: string;
  dates: string[];
  people: { id: string; name: string }[];
  shifts: OfficeRosterEntryDto[];
  leave: LeaveDto[];
}

/** The week as a printed sheet, hidden on screens. */
export function RosterPrint({ title, dates, people, shifts, leave }: RosterPrintProps) {
  const coverage = useCoverage(dates);
  const { data: shop } = useGetShopQuery();
  const hoursOf = (id: string) =>
    coverage?.weeks
      .filter(({ therapist_id }) => therapist_id === id)
      .reduce((sum, { rostered_minutes }) => sum + rostered_minutes, 0);
  const approvedOn = (id: string, date: string) =>
    leave.filter((each) => each.therapist_id === id && each.status === 'approved' && fallsOn(each, date));
  const isAway = (id: string, date: string) => approvedOn(id, date).some(({ start_time }) => start_time === null);
  return createPortal(
    <section className="roster-print" aria-hidden="true">
      <h1>
        Roster {title}
        {shop && <span>{shop.name}</span>}
      </h1>
      <table>
        <thead>
          <tr>
            <th scope="col">Therapist</th>
            {dates.map((date) => (
              <th key={date} scope="col">
                {formatShortDate(date)}
              </th>
            ))}
            <th scope="col">Hours</th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ id, name }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {dates.map((date) => (
                <td key={date} data-away={isAway(id, date) || undefined}>
                  {approvedOn(id, date).map((each) => (
                    <em key={each.id}>
                      {each.start_time && each.end_time
                        ? `Leave ${formatTimeSpan(each.start_time, each.end_time)}`
                        : 'On leave'}
                    </em>
                  ))}
                  {shifts
                    .filter((shift) => shift.therapist_id === id && shift.roster_date === date)
                    .map((shift) => (
                      <span key={shift.id}>{formatShiftHours(shift.shift_hours)}</span>
                    ))}
                </td>
              ))}
              <td>{formatHours(hoursOf(id) ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>,
    document.body,
  );
}
