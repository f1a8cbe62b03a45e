import type { OfficeRosterEntryDto } from '../../../shared/api/generated.js';
import { weekStatistics } from './week/week.js';

interface RosterStatisticsProps {
  entries: OfficeRosterEntryDto[] | undefined;
  today: string | undefined;
}

/** This week in three figures; their places are reserved from the start. */
export function RosterStatistics({ entries, today }: RosterStatisticsProps) {
  const week = entries && today ? weekStatistics(entries, today) : undefined;
  const figures = [
    { label: 'Total Shifts', value: week?.shifts },
    { label: 'Active Therapists', value: week?.therapists },
    { label: 'Coverage', value: week && `${week.coverage}%` },
  ];
  return (
    <dl className="roster-figures" aria-label="This week">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="type-figure">{value ?? <span className="skeleton" />}</dd>
        </div>
      ))}
    </dl>
  );
}
