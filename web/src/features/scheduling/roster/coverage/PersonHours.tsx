import { formatHours } from './coverage-figures.js';
import { useCoverage } from './use-coverage.js';
import './coverage.css';

interface PersonHoursProps {
  therapistId: string;
  dates: string[];
}

/** The hours that a therapist is rostered and booked on the days on screen. */
export function PersonHours({ therapistId, dates }: PersonHoursProps) {
  const coverage = useCoverage(dates);
  if (!coverage) return <span className="second person-hours">{'\u00a0'}</span>;
  const weeks = coverage.weeks.filter((week) => week.therapist_id === therapistId);
  const sum = (field: 'rostered_minutes' | 'booked_minutes') =>
    formatHours(weeks.reduce((total, week) => total + week[field], 0));
  return (
    <span className="second person-hours">
      {sum('rostered_minutes')}
      <span className="visually-hidden"> rostered</span>, {sum('booked_minutes')} booked
    </span>
  );
}
