import type { OfficeRosterEntryDto } from '../../../shared/api/generated.js';
import { formatWeek, weekStatistics } from './week/week.js';
import { toMonday } from '../../../shared/dates/dates.js';

interface RosterStatisticsProps {
  entries: OfficeRosterEntryDto[] | undefined;
  today: string | undefined;
  /** The Monday of the week on screen, if it is not the present one. */
  shown: string | undefined;
}

/** Three figures of the week on screen; their space is reserved while they load. */
export function RosterStatistics({ entries, today, shown }: RosterStatisticsProps) {
  const week = entries && today ? weekStatistics(entries, shown ?? today) : undefined;
  const name = today && `${shown ? 'Week' : 'This week'}, ${formatWeek(toMonday(shown ?? today))}`;
  const figures = [
    { label: 'Total Shifts', value: week?.shifts },
    { label: 'Active Therapists', value: week?.therapists },
    { label: 'Coverage', value: week && `${week.coverage}%` },
  ];
  return (
    <section aria-label={shown ? 'Week' : 'This week'}>
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
