import type { OfficeRosterEntryDto } from '../../../shared/api/generated.js';
import { formatWeek, weekStatistics } from './week/week.js';
import { toMonday } from '../../../shared/dates/dates.js';

interface RosterStatisticsProps {
  entries: OfficeRosterEntryDto[] | undefined;
  today: string | undefined;
  /** The Monday of another week that is shown. */
  shown: string | undefined;
}

/** The week that is shown in three figures, else this one; their places are reserved from the start. */
export function RosterStatistics({ entries, today, shown }: RosterStatisticsProps) {
  const week = entries && today ? weekStatistics(entries, shown ?? today) : undefined;
  const name = today && `${shown ? 'Week' : 'This week'}, ${formatWeek(toMonday(shown ?? today))}`;
  const figures = [
    { label: 'Total Shifts', value: week?.shifts },
    { label: 'Active Therapists', value: week?.therapists },
    { label: 'Coverage', value: week && `${week.coverage}%` },
  ];
  return (
    <section className="roster-figures-of" aria-label={shown ? 'Week' : 'This week'}>
      <p className="second">{name ?? '\u00a0'}</p>
      <dl className="roster-figures">
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="type-figure">{value ?? <span className="skeleton" />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
